import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { emptyHistory } from '../../core/workspace/history.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, workspace, link, powerBasis } from '../../core/workspace/workspaces.fixtures.ts';
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

const begunReview = workspace({
  claims: [claim('C-001'), claim('C-002')],
  power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts')])],
  intent_hypotheses: [],
});

describe.each(stores)('drafts in %s', (_name, open) => {
  const stored = async () => {
    const store = await open();
    await store.put(recordOf('d', start), start);
    return store;
  };

  it('are loaded as they were stored', async () => {
    const store = await open();
    const odd = JSON.parse('{"claims": "none", "__proto__": {"x": 1}, "a/b": null}') as JsonObject;
    const reviewed = withAllVerdicts(withAllVerdicts(begunReview), 'R-2', 'Ole');
    for (const draft of [{ ...start, assessment: odd }, reviewed, { ...start, casefile: null, blind: true as const }]) {
      await store.put(recordOf('d', draft), draft);
      const loaded = await store.load('d');
      expect(loaded?.workspace).toEqual(draft);
      expect(Object.keys(loaded?.workspace.assessment ?? {})).toEqual(Object.keys(draft.assessment));
      expect(loaded?.notices).toEqual([]);
    }
    expect(await store.load('other')).toBeUndefined();
  });

  it('are restored from the journal of a review’s steps, with the reviews that were started in them', async () => {
    const store = await open();
    const states = steps();
    await store.put(recordOf('d', begunReview), begunReview);
    for (const [index, after] of states.entries()) {
      const before = states[index - 1];
      const entry = before && entryBetween(before, after);
      if (entry) await store.append('d', [entry], summaryOf(after, 10 + index, null));
    }
    expect((await store.load('d'))?.workspace).toEqual(states.at(-1));
    expect((await store.list())[0]?.ownReviews).toEqual(['R-1']);
  });

  it('are listed with their summaries, the last changed first', async () => {
    const store = await stored();
    await store.put(recordOf('b', start, 2), start);
    const last = await write(store, 'd', start, ['New']);
    expect(await store.list()).toEqual([{ id: 'd', ...summaryOf(last, 10, oneError) }, recordOf('b', start, 2)]);
  });

  it('store each change, before and after a full copy', async () => {
    const store = await stored();
    const early = await write(store, 'd', start, ['One', 'Two']);
    await store.compact('d', 3, early, emptyHistory);
    const late = await write(store, 'd', early, ['Three', 'Four']);
    expect((await store.load('d'))?.workspace).toEqual(late);
  });

  it('can be renamed, changed after that, duplicated and removed', async () => {
    const store = await stored();
    await store.rename('d', 'Renamed', 50);
    const last = await write(store, 'd', start, ['One']);
    const copy = await store.duplicate('d', { id: 'e', title: 'Copy', changedAt: 60 });
    expect(copy).toMatchObject({ id: 'e', title: 'Copy', changedAt: 60, counts: { claims: 1, unknowns: 1 } });
    expect((await store.load('d'))?.workspace).toEqual({ ...last, title: 'Renamed' });
    expect((await store.load('e'))?.workspace).toEqual({ ...last, title: 'Copy' });
    await store.remove('d');
    expect(await store.load('d')).toBeUndefined();
    expect((await store.list()).map(({ id }) => id)).toEqual(['e']);
  });

  it('keep the note that they were deleted until they are changed or restored', async () => {
    const store = await stored();
    const times = async () => (await store.list()).map(({ deletedAt }) => deletedAt);
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

  it('reject changes to a draft that is lost, with the reason', async () => {
    const store = await stored();
    await store.remove('d');
    for (const work of [
      () => append(store, start, withProposition(start, 'One')),
      () => store.rename('d', 'New', 1),
      () => store.duplicate('d', { id: 'e', title: 'Copy', changedAt: 1 }),
    ])
      await expect(work()).rejects.toMatchObject({ name: 'DraftError', code: 'gone' });
  });

  it('store overlapping changes in the order in which they were made, urgent or not', async () => {
    for (const urgent of [1, undefined]) {
      const store = await stored();
      const states = [start, ...['One', 'Two', 'Three'].map((text) => withProposition(start, text))];
      const changes = states
        .slice(1)
        .map((after, at) => append(store, states[at] ?? start, after, { urgent: at === urgent }));
      await Promise.all(changes);
      expect((await store.load('d'))?.workspace).toEqual(states[3]);
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
    for (const work of [
      () => append(one, last, mine),
      () => append(one, last, mine, { urgent: true }),
      () => one.compact('d', 2, mine, emptyHistory),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'changed-elsewhere' });
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
    await expect(append(one, last, withProposition(last, 'Mine'))).rejects.toMatchObject({ code: 'gone' });
    expect(await other.list()).toEqual([]);
    expect(await (await open(name)).count('journal')).toBe(0);
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
});

describe('opening drafts', () => {
  it('uses memory if the browser has no storage, or a newer version has changed the database, and says so', async () => {
    const { indexedDB } = globalThis;
    const whyNot = async () => {
      const { place } = await openDrafts();
      return place.kind === 'memory' ? place.why : '';
    };
    Reflect.deleteProperty(globalThis, 'indexedDB');
    try {
      expect(await whyNot()).toMatch(/^Drafts cannot be stored/);
    } finally {
      globalThis.indexedDB = indexedDB;
    }
    (await openDB('assessment-desk', 99)).close();
    expect(await whyNot()).toContain('newer version');
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
});

/** A review that is begun, given verdicts and answered, step by step. */
function steps(): readonly Workspace[] {
  const [first, second] = targetsOf(begunReview.assessment);
  if (!first || !second) throw new Error('The draft has two links.');
  const one = withReview(begunReview);
  const two = withVerdict(one, first, 'question', 'Why?');
  const three = withVerdict(two, second, 'accept');
  const reply = { by: 'author', kind: 'note', note: 'Because.', at: moment } as const;
  return [begunReview, one, two, three, applyEdit(three, addMessage(three, 'R-1', first.key, reply))];
}
