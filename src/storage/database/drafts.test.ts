import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { emptyHistory } from '../../core/workspace/history.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, fullWorkspace, workspace, link, powerBasis } from '../../core/workspace/workspaces.fixtures.ts';
import { toDraftError } from './draft-database.ts';
import type { DraftMarks } from './lost-drafts.ts';
import {
  append,
  entryOf,
  freshName,
  loadAgain,
  marksInMemory,
  oneError,
  recordOf,
  withProposition,
} from './drafts.fixtures.ts';
import { summaryOf, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { type JournalEntry, entryBetween } from './journal.ts';
import { createMemoryDrafts, openDrafts } from './open-drafts.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { addMessage } from '../../core/review/edits.ts';
import { withReview, withVerdict, moment, withAllVerdicts } from '../../core/review/reviews.fixtures.ts';
import { targetsOf } from '../../core/review/targets.ts';

const stores: [string, () => Promise<DraftStore>][] = [
  ['IndexedDB', () => openIndexedDbDrafts(freshName())],
  ['memory', async () => createMemoryDrafts('Only in memory.')],
];

/** Appends one change after the other, and gives the last state. */
async function write(store: DraftStore, id: string, start: Workspace, texts: readonly string[]): Promise<Workspace> {
  let draft = start;
  for (const [index, text] of texts.entries()) {
    const next = withProposition(draft, text);
    await store.append(id, [entryOf(draft, next)], summaryOf(next, 10 + index, oneError));
    draft = next;
  }
  return draft;
}

const start = workspace({ claims: [claim('C-001')], unknowns: ['a'] });

describe.each(stores)('drafts in %s', (_name, open) => {
  it('are loaded as they were stored', async () => {
    const store = await open();
    const odd = JSON.parse('{"claims": "none", "__proto__": {"x": 1}, "a/b": null}') as JsonObject;
    const draft = { ...start, assessment: odd };
    await store.put(recordOf('d', draft), draft);
    const loaded = await store.load('d');
    expect(JSON.stringify(loaded?.workspace)).toBe(JSON.stringify(draft));
    expect(Object.keys(loaded?.workspace.assessment ?? {})).toContain('__proto__');
    expect(loaded?.notices).toEqual([]);
    expect(await store.load('other')).toBeUndefined();
  });

  it('are listed with their summaries, the last changed first', async () => {
    const store = await open();
    await store.put(recordOf('a', start, 1), start);
    await store.put(recordOf('b', start, 2), start);
    const last = await write(store, 'a', start, ['New']);
    expect(await store.list()).toEqual([{ id: 'a', ...summaryOf(last, 10, oneError) }, recordOf('b', start, 2)]);
  });

  it('store each change, before and after a full copy', async () => {
    const store = await open();
    await store.put(recordOf('d', start), start);
    const early = await write(store, 'd', start, ['One', 'Two']);
    await store.compact('d', 3, early, emptyHistory);
    const late = await write(store, 'd', early, ['Three', 'Four']);
    expect((await store.load('d'))?.workspace).toEqual(late);
  });

  it('can be renamed, duplicated and removed', async () => {
    const store = await open();
    await store.put(recordOf('d', start), start);
    await write(store, 'd', start, ['One']);
    await store.rename('d', 'Renamed', 50);
    const copy = await store.duplicate('d', { id: 'e', title: 'Copy', changedAt: 60 });
    expect(copy).toMatchObject({ id: 'e', title: 'Copy', changedAt: 60, counts: { claims: 1, unknowns: 1 } });
    expect((await store.load('d'))?.workspace).toEqual({ ...withProposition(start, 'One'), title: 'Renamed' });
    expect((await store.load('e'))?.workspace).toEqual({ ...withProposition(start, 'One'), title: 'Copy' });
    await store.remove('d');
    expect(await store.load('d')).toBeUndefined();
    expect((await store.list()).map(({ id }) => id)).toEqual(['e']);
  });

  it('keep the note that they were deleted until they are changed or restored', async () => {
    const store = await open();
    const times = async () => (await store.list()).map(({ deletedAt }) => deletedAt);
    await store.put(recordOf('d', start), start);
    await store.noteDeleted('d', 5);
    await store.noteFindings('d', oneError);
    expect(await times()).toEqual([5]);
    expect((await store.load('d'))?.workspace).toEqual(start);
    await store.noteDeleted('d', undefined);
    expect(await times()).toEqual([undefined]);
    await store.noteDeleted('d', 6);
    await write(store, 'd', start, ['One']);
    expect(await times()).toEqual([undefined]);
    await expect(store.noteDeleted('other', 7)).rejects.toMatchObject({ code: 'gone' });
  });

  it('store changes after they are renamed while open', async () => {
    const store = await open();
    await store.put(recordOf('d', start), start);
    await store.rename('d', 'Renamed', 50);
    const last = await write(store, 'd', start, ['One']);
    expect((await store.load('d'))?.workspace).toEqual({ ...last, title: 'Renamed' });
  });

  it('reject changes to a draft that is lost, with the reason', async () => {
    const store = await open();
    await store.put(recordOf('d', start), start);
    await store.remove('d');
    const change = entryOf(start, withProposition(start, 'One'));
    const gone = { name: 'DraftError', code: 'gone' };
    await expect(store.append('d', [change], summaryOf(start, 1, null))).rejects.toMatchObject(gone);
    await expect(store.rename('d', 'New', 1)).rejects.toMatchObject(gone);
    await expect(store.duplicate('d', { id: 'e', title: 'Copy', changedAt: 1 })).rejects.toMatchObject(gone);
  });

  it('store overlapping changes in the order in which they were made, urgent or not', async () => {
    for (const urgent of [1, undefined]) {
      const store = await open();
      await store.put(recordOf('d', start), start);
      const states = ['One', 'Two', 'Three'].map((text) => withProposition(start, text));
      await Promise.all(
        states.map((state, index) =>
          store.append('d', [entryOf(states[index - 1] ?? start, state)], summaryOf(state, index, null), {
            urgent: index === urgent,
          }),
        ),
      );
      expect((await store.load('d'))?.workspace).toEqual(states[2]);
    }
  });
});

describe('drafts in IndexedDB', () => {
  const open = async (name: string) => openDB(name, 2);

  async function begun(
    name: string,
    texts: readonly string[],
    marks?: DraftMarks,
  ): Promise<{ store: DraftStore; last: Workspace }> {
    const store = await openIndexedDbDrafts(name, undefined, undefined, marks);
    await store.put(recordOf('d', start), start);
    return { store, last: await write(store, 'd', start, texts) };
  }

  it('can be loaded and edited after the page was closed', async () => {
    const name = freshName();
    const { last } = await begun(name, ['One', 'Two']);
    const later = await openIndexedDbDrafts(name);
    expect((await later.load('d'))?.workspace).toEqual(last);
    const further = await write(later, 'd', last, ['Three']);
    const latest = await openIndexedDbDrafts(name);
    expect((await latest.load('d'))?.workspace).toEqual(further);
  });

  it('store one record for each change, and delete the records with a full copy', async () => {
    const name = freshName();
    const { store, last } = await begun(name, ['One', 'Two', 'Three']);
    const database = await open(name);
    expect(await database.count('journal')).toBe(4);
    await store.compact('d', 4, last, emptyHistory);
    expect(await database.getAllKeys('copies')).toEqual([
      ['d', 1],
      ['d', 4],
    ]);
    const next = withProposition(last, 'Four');
    expect(await append(store, last, next)).toMatchObject({ sinceCopy: 1 });
    expect((await loadAgain(name))?.workspace).toEqual(next);
  });

  it('are loaded as at the cut if the end of the journal is lost, and say how much is missing', async () => {
    const texts = ['One', 'Two', 'Three', 'Four'];
    for (let cut = texts.length; cut > 0; cut -= 1) {
      const name = freshName();
      await begun(name, texts);
      const database = await open(name);
      await database.delete('journal', IDBKeyRange.bound(['d', cut + 1], ['d', 99]));
      const loaded = await (await openIndexedDbDrafts(name)).load('d');
      expect(loaded?.workspace).toEqual(cut === 1 ? start : withProposition(start, texts[cut - 2] ?? ''));
      const lost = texts.length - cut + 1;
      const changes = lost === 1 ? '1 change' : `${lost} changes`;
      expect(loaded?.notices).toEqual([expect.stringContaining(`${changes} to “Draft” could not be read`)]);
    }
  });

  it('report the loss of a damaged record, and can be edited', async () => {
    const name = freshName();
    await begun(name, ['One', 'Two']);
    const database = await open(name);
    await database.put('journal', { draft: 'd', sequence: 3, format: 1, patches: [{ op: 'set' }], witness: 0 });
    const store = await openIndexedDbDrafts(name);
    const loaded = await store.load('d');
    expect(loaded?.workspace).toEqual(withProposition(start, 'One'));
    expect(loaded?.notices).toEqual([expect.stringContaining('1 change to “Draft” could not be read')]);
    const further = await write(store, 'd', withProposition(start, 'One'), ['Three']);
    expect((await store.load('d'))?.workspace).toEqual(further);
  });

  it('reject and do not change the data of a newer version of the application', async () => {
    const name = freshName();
    await begun(name, ['One']);
    const database = await open(name);
    await database.put('copies', { draft: 'd', sequence: 1, format: 99, workspace: 'new shape' }, ['d', 1]);
    const store = await openIndexedDbDrafts(name);
    await expect(store.load('d')).rejects.toMatchObject({ code: 'newer-format' });
    expect(await database.get('copies', ['d', 1])).toMatchObject({ workspace: 'new shape' });
    expect(await store.list()).toHaveLength(1);
  });

  it('reject and do not change a copy or a change with a newer casefile or review', async () => {
    const [casefile, review] = ['casefile', 'review'].map((kind) => `assessment-desk.${kind}/v9`);
    const newer = [
      ['copies', { workspace: { casefile: { format: casefile } } }],
      ['copies', { workspace: { reviews: [{ format: review }] } }],
      ['journal', { patches: [{ path: '/casefile/format', value: casefile }] }],
      ['journal', { patches: [{ path: '/reviews', insert: [{ format: review }] }] }],
      ['journal', { patches: [{ path: '/reviews', value: [{ format: review }] }] }],
    ] as const;
    for (const [place, content] of newer) {
      const name = freshName();
      await begun(name, ['One']);
      const database = await open(name);
      const key = ['d', 1];
      const inline = database.transaction(place).store.keyPath !== null;
      await database.put(place, { draft: 'd', sequence: 1, format: 2, ...content }, inline ? undefined : key);
      const store = await openIndexedDbDrafts(name);
      await expect(store.load('d'), JSON.stringify(content)).rejects.toMatchObject({ code: 'newer-format' });
      expect(await database.get(place, key)).toMatchObject(content);
    }
  });

  it('reject a damaged full copy, with the reason', async () => {
    const name = freshName();
    await begun(name, ['One']);
    const database = await open(name);
    await database.put('copies', { draft: 'd', sequence: 1, format: 1, workspace: { title: 'Draft' } }, ['d', 1]);
    const store = await openIndexedDbDrafts(name);
    await expect(store.load('d')).rejects.toThrow('Could not read “Draft”: its saved copy is damaged');
    await database.delete('copies', ['d', 1]);
    await expect(store.load('d')).rejects.toThrow('its saved copy is missing');
  });

  it('never mix the changes of two tabs', async () => {
    const name = freshName();
    const { store: one, last } = await begun(name, ['One']);
    const other = await openIndexedDbDrafts(name);
    await other.load('d');
    const theirs = await write(other, 'd', last, ['Theirs', 'Theirs too']);
    const mine = withProposition(last, 'Mine');
    const refused = append(one, last, mine);
    await expect(refused).rejects.toMatchObject({ code: 'changed-elsewhere' });
    const urgent = append(one, last, mine, { urgent: true });
    await expect(urgent).rejects.toMatchObject({ code: 'changed-elsewhere' });
    await expect(one.compact('d', 2, mine, emptyHistory)).rejects.toMatchObject({ code: 'changed-elsewhere' });
    expect((await other.load('d'))?.workspace).toEqual(theirs);
    await other.compact('d', 4, theirs, emptyHistory);
    await append(one, last, mine, { urgent: true }).catch(() => undefined);
    expect((await loadAgain(name))?.workspace).toEqual(theirs);
    await one.load('d');
    const further = await write(one, 'd', theirs, ['Mine again']);
    expect((await one.load('d'))?.workspace).toEqual(further);
  });

  it('store nothing if the changes of another tab have freed the numbers again', async () => {
    const name = freshName();
    const { store: one, last } = await begun(name, ['One']);
    const other = await openIndexedDbDrafts(name);
    await other.load('d');
    let theirs = await write(other, 'd', last, ['A', 'B', 'C']);
    await other.compact('d', 5, theirs, emptyHistory);
    theirs = await write(other, 'd', theirs, ['D', 'E']);
    await other.compact('d', 7, theirs, emptyHistory);
    const mine = withProposition(last, 'Mine');
    const refused = one.append('d', [entryOf(last, mine)], summaryOf(mine, 99, null));
    await expect(refused).rejects.toMatchObject({ code: 'changed-elsewhere' });
    expect((await other.load('d'))?.workspace).toEqual(theirs);
    expect((await other.list())[0]?.changedAt).not.toBe(99);
  });

  it('store nothing of a change to a draft that another tab deleted', async () => {
    const name = freshName();
    const marks = marksInMemory();
    const { store: one, last } = await begun(name, ['One'], marks);
    const other = await openIndexedDbDrafts(name, undefined, undefined, marks);
    await other.remove('d');
    const change = entryOf(last, withProposition(last, 'Mine'));
    const refused = one.append('d', [change], summaryOf(last, 1, null));
    await expect(refused).rejects.toMatchObject({ code: 'gone' });
    expect(await other.list()).toEqual([]);
    const database = await open(name);
    expect(await database.count('journal')).toBe(0);
  });

  it('can be retried after a change could not be stored', async () => {
    const name = freshName();
    const { store, last } = await begun(name, ['One']);
    const next = withProposition(last, 'Two');
    const unclonable = { ...entryOf(last, next), patches: [{ op: 'set', path: '/title', value: () => 1 }] };
    const refused = store.append('d', [unclonable as unknown as JournalEntry], summaryOf(next, 1, null));
    await expect(refused).rejects.toMatchObject({ code: 'storage' });
    await append(store, last, next);
    expect((await store.load('d'))?.workspace).toEqual(next);
  });

  it('can be as large as the contract allows', async () => {
    const store = await openIndexedDbDrafts(freshName());
    const full = fullWorkspace();
    await store.put(recordOf('d', full), full);
    const last = await write(store, 'd', full, ['One']);
    expect((await store.load('d'))?.workspace).toEqual(last);
  });
});

describe('opening drafts', () => {
  it('uses memory if the browser has no storage, and says so', async () => {
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    try {
      const { place } = await openDrafts();
      expect(place).toMatchObject({
        kind: 'memory',
        why: expect.stringMatching(/^Drafts cannot be stored/) as string,
      });
    } finally {
      globalThis.indexedDB = indexedDB;
    }
  });

  it('tries again if the browser fails right after a crash, but not if it refuses', async () => {
    const failing = (name: string) => {
      const open = vi.fn(async () => {
        if (open.mock.calls.length > 2) return openIndexedDbDrafts('after-a-crash');
        throw toDraftError(new DOMException('Internal error opening backing store.', name));
      });
      return open;
    };
    const broken = failing('UnknownError');
    const denied = failing('SecurityError');
    const [first, second] = await Promise.all([openDrafts(broken), openDrafts(denied)]);
    expect(first.place).toEqual({ kind: 'device' });
    expect(second.place).toMatchObject({ kind: 'memory', why: expect.stringContaining('backing store') as string });
    expect([broken.mock.calls.length, denied.mock.calls.length]).toEqual([3, 1]);
  });

  it('uses memory if a newer version has changed the database', async () => {
    (await openDB('assessment-desk', 99)).close();
    const { place } = await openDrafts();
    expect(place).toMatchObject({ kind: 'memory', why: expect.stringContaining('newer version') as string });
  });
});

const begun = workspace({
  claims: [claim('C-001'), claim('C-002')],
  power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts')])],
  intent_hypotheses: [],
});

/** A review that is begun, given verdicts and answered, step by step. */
function steps(): readonly Workspace[] {
  const [first, second] = targetsOf(begun.assessment);
  if (!first || !second) throw new Error('The draft has two links.');
  const one = withReview(begun);
  const two = withVerdict(one, first, 'question', 'Why?');
  const three = withVerdict(two, second, 'accept');
  const reply = { by: 'author', kind: 'note', note: 'Because.', at: moment } as const;
  const four = applyEdit(three, addMessage(three, 'R-1', first.key, reply));
  return [begun, one, two, three, four];
}

describe.each<[string, () => Promise<DraftStore>]>([
  ['IndexedDB', () => openIndexedDbDrafts('reviewed-drafts')],
  ['memory', async () => createMemoryDrafts('Only in memory.')],
])('a draft with verdicts in %s', (_name, open) => {
  it('is loaded as it was stored', async () => {
    const store = await open();
    const draft = withAllVerdicts(withAllVerdicts(begun), 'R-2', 'Ole');
    await store.put(recordOf('whole', draft), draft);
    const loaded = await store.load('whole');
    expect(loaded?.workspace).toEqual(draft);
    expect(loaded?.notices).toEqual([]);
  });

  it('is restored from the journal of its steps, and lists the reviews that were started in it', async () => {
    const store = await open();
    const states = steps();
    await store.put(recordOf('steps', begun), begun);
    for (const [index, after] of states.entries()) {
      const before = states[index - 1];
      const entry = before && entryBetween(before, after);
      if (entry) await store.append('steps', [entry], summaryOf(after, 10 + index, null));
    }
    expect((await store.load('steps'))?.workspace).toEqual(states.at(-1));
    expect((await store.list()).find(({ id }) => id === 'steps')?.ownReviews).toEqual(['R-1']);
  });

  it('is restored from its versions', async () => {
    const store = await open();
    const draft = withAllVerdicts(begun);
    await store.put(recordOf('states', draft), draft);
    await store.keepState('states', draft, 'before deleting C-001', 10);
    const [state] = await store.states('states');
    expect(await store.readState('states', state?.id ?? '')).toEqual(draft);
  });

  it('is restored as the blind review packet that it is', async () => {
    const store = await open();
    const packet: Workspace = { ...begun, casefile: null, blind: true };
    await store.put(recordOf('blind', packet), packet);
    expect((await store.load('blind'))?.workspace.blind).toBe(true);
  });
});
