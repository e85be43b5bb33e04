import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { describe, expect, it } from 'vitest';
import { emptyHistory } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import {
  append,
  entryOf,
  freshName,
  loadAgain,
  openVersion1,
  recordOf,
  start,
  withProposition,
} from './drafts.fixtures.ts';
import { summaryOf, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';

/** A draft with two copies, changes between and after them, a version, and another draft beside it. */
async function begun(): Promise<{ name: string; last: Workspace; states: readonly Workspace[] }> {
  const name = freshName();
  const store = await openIndexedDbDrafts(name);
  for (const id of ['other', 'd']) await store.put(recordOf(id, start), start);
  const states = [start];
  for (const [index, text] of ['One', 'Two', 'Three', 'Four'].entries()) {
    const before = states.at(-1)!;
    const after = withProposition(before, text);
    const step = { kind: 'do', label: `typing ${text}`, at: index } as const;
    const { sequence } = await store.append('d', [entryOf(before, after, step)], summaryOf(after, index, null));
    if (text === 'Two') {
      await store.keepState('d', after, 'before deleting C-014', 1000);
      await store.compact('d', sequence, after, { past: [{ label: 'typing', before: start, at: 0 }], future: [] });
    }
    states.push(after);
  }
  return { name, last: states.at(-1)!, states };
}

/** The same with a draft “e” of another content. */
async function begunWithAnother() {
  const made = await begun();
  const other = withProposition(start, 'Another draft');
  await (await openIndexedDbDrafts(made.name)).put(recordOf('e', other), other);
  return { ...made, other };
}

type Spoil = (value: unknown) => unknown;

/** Ways in which a record can be damaged, each out of the whole record. */
const spoilers: readonly [string, Spoil][] = [
  ['truncated', (value) => Object.fromEntries(Object.entries(value as object).slice(0, 3))],
  ['with a bit flipped', (value) => flipped(value)],
  ['of a newer version', (value) => ({ ...(value as object), format: 99 })],
  ['missing', () => undefined],
  ['of wrong types', (value) => Object.fromEntries(Object.keys(value as object).map((key) => [key, true]))],
];

/** The value with one bit of its longest text flipped. */
function flipped(value: unknown): unknown {
  const text = JSON.stringify(value);
  const at = ['Three', 'C-001', 'before deleting', 'Draft']
    .map((part) => text.indexOf(part))
    .find((place) => place >= 0)!;
  return JSON.parse(text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)) as unknown;
}

const records: readonly [string, string, IDBValidKey][] = [
  ['the summary', 'summaries', 'd'],
  ['the newest copy', 'copies', ['d', 3]],
  ['the older copy', 'copies', ['d', 1]],
  ['a change', 'journal', ['d', 4]],
  ['an earlier state’s line', 'states', ['d', '1000']],
  ['an earlier state', 'stateBodies', ['d', '1000']],
];

/** Changes the database of a name directly. */
async function inDatabase<Result>(name: string, work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDB(name);
  const result = await work(database);
  database.close();
  return result;
}

const spoil = (name: string, store: string, key: IDBValidKey, how: Spoil): Promise<void> =>
  inDatabase(name, async (database) => {
    const spoiled = how(await database.get(store, key));
    const inline = database.transaction(store).store.keyPath;
    if (spoiled === undefined) await database.delete(store, key);
    else if (inline === null) await database.put(store, spoiled, key);
    else {
      const own = Array.isArray(inline) ? { draft: 'd', sequence: (key as number[])[1] } : { id: 'd' };
      await database.put(store, { ...(spoiled as object), ...own });
    }
  });

/** Changes an opened draft, expects the change when it is opened again, and returns the notices then. */
async function noticesAfterChange(drafts: DraftStore, opened: Workspace | undefined, name: string, why?: string) {
  const further = withProposition(opened!, 'Five');
  await append(drafts, opened!, further);
  const loaded = await loadAgain(name);
  expect(loaded?.workspace, why).toEqual(further);
  return loaded?.notices;
}

describe.each(records)('with %s damaged', (what, store, key) => {
  it('in any way, the library lists both drafts, and each opens as far as possible', async () => {
    for (const [how, damage] of spoilers) {
      const { name, last, states } = await begun();
      await spoil(name, store, key, damage);
      const drafts = await openIndexedDbDrafts(name);
      expect((await drafts.list()).map(({ id }) => id).toSorted(), how).toEqual(['d', 'other']);
      expect((await drafts.load('other'))?.workspace, how).toEqual(start);
      expect(await drafts.rawDraft('d'), how).toContain('"journal"');
      if (how === 'of a newer version' && (what === 'the newest copy' || what === 'a change')) {
        await expect(drafts.load('d'), how).rejects.toMatchObject({ code: 'newer-format' });
        continue;
      }
      const loaded = await drafts.load('d');
      // A lost change costs itself; everything else is the draft as it was, or as it was before that change.
      expect(states.concat(last), how).toContainEqual(loaded?.workspace);
      if (what !== 'a change') expect(loaded?.workspace, how).toEqual(last);
      await noticesAfterChange(drafts, loaded?.workspace, name, how);
      await expect(drafts.states('d'), how).resolves.toBeDefined();
    }
  });
});

describe('a damaged draft', () => {
  it('reports the loss once, and keeps the damaged record for download', async () => {
    const { name, last } = await begun();
    await spoil(name, 'journal', ['d', 4], (value) => ({ ...(value as object), patches: 'torn' }));
    const drafts = await openIndexedDbDrafts(name);
    const { workspace: opened, notices } = (await drafts.load('d'))!;
    expect(opened).toEqual(last);
    expect(notices).toEqual([expect.stringContaining('1 change to “Draft” could not be read')]);
    const [record, ...others] = await drafts.listDamaged('d');
    expect(others).toEqual([]);
    expect(record?.what).toContain('Change 4 to “Draft”');
    expect(record?.raw).toContain('"patches": "torn"');
    const again = await openIndexedDbDrafts(name);
    expect((await again.load('d'))?.notices).toEqual([]);
    expect(await again.listDamaged('d')).toHaveLength(1);
  });

  it('opens from an earlier version if both copies are lost, with the changes that still apply', async () => {
    const { name, last } = await begun();
    await spoil(name, 'copies', ['d', 1], () => undefined);
    await spoil(name, 'copies', ['d', 3], () => ({ torn: true }));
    const loaded = await loadAgain(name);
    expect(loaded?.workspace).toEqual(last);
    expect(loaded?.notices[0]).toContain('It was restored from');
  });

  it('opens in part if nothing else is left', async () => {
    const { name } = await begun();
    await inDatabase(name, (database) => database.clear('stateBodies'));
    await spoil(name, 'copies', ['d', 1], () => undefined);
    await spoil(name, 'copies', ['d', 3], (value) => ({
      ...(value as object),
      workspace: { ...(value as { workspace: Workspace }).workspace, casefile: 'torn' },
    }));
    const loaded = await loadAgain(name);
    expect(loaded?.workspace.casefile).toBeNull();
    expect(loaded?.notices[0]).toContain('only part of it could be read');
  });

  it('is rejected with a reason if nothing can be recovered, and its records can be downloaded', async () => {
    const { name } = await begun();
    await inDatabase(name, (database) => Promise.all(['copies', 'stateBodies'].map((store) => database.clear(store))));
    const drafts = await openIndexedDbDrafts(name);
    await expect(drafts.load('d')).rejects.toThrow('Could not read “Draft”: its saved copy is missing');
    expect(await drafts.rawDraft('d')).toContain('"Four"');
  });

  it('counts a version that was altered as unreadable', async () => {
    const { name } = await begun();
    await spoil(name, 'stateBodies', ['d', '1000'], flipped);
    const drafts = await openIndexedDbDrafts(name);
    await expect(drafts.readState('d', '1000')).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('damage that a record itself does not show', () => {
  it('a record with a huge number costs itself, and not the time to count up to it', async () => {
    for (const number of [1_000_000_000, Number.MAX_SAFE_INTEGER]) {
      const { name, last } = await begun();
      await inDatabase(name, async (database) => {
        await database.put('journal', { ...(await database.get('journal', ['d', 5])), sequence: number });
      });
      const drafts = await openIndexedDbDrafts(name);
      const loaded = await drafts.load('d');
      expect(loaded?.workspace).toEqual(last);
      expect(loaded?.notices).toEqual([expect.stringContaining('1 change to “Draft” could not be read')]);
      expect(await noticesAfterChange(drafts, last, name)).toEqual([]);
    }
  });

  it('missing records at the end of the journal are named, all of them or some, and only once', async () => {
    for (const [from, lost] of [
      [0, '2 changes'],
      [4, '2 changes'],
      [5, '1 change'],
    ] as const) {
      const { name, states } = await begun();
      await inDatabase(name, (database) => database.delete('journal', IDBKeyRange.bound(['d', from], ['d', 99])));
      const drafts = await openIndexedDbDrafts(name);
      const loaded = (await drafts.load('d'))!;
      expect(states).toContainEqual(loaded.workspace);
      expect(loaded.notices).toEqual([expect.stringContaining(`${lost} to “Draft” could not be read`)]);
      expect(await noticesAfterChange(drafts, loaded.workspace, name)).toEqual([]);
    }
  });

  it('exchanged copies of two drafts return to their drafts, and one of them says so', async () => {
    const { name, last, other } = await begunWithAnother();
    await inDatabase(name, async (database) => {
      const [one, two] = [await database.get('copies', ['d', 3]), await database.get('copies', ['e', 1])] as object[];
      await database.put('copies', two, ['d', 3]);
      await database.put('copies', one, ['e', 1]);
    });
    const drafts = await openIndexedDbDrafts(name);
    const notices = [expect.stringContaining('were exchanged in storage')];
    expect(await drafts.load('d')).toMatchObject({ workspace: last, notices });
    expect(await drafts.load('e')).toMatchObject({ workspace: other, notices: [] });
    expect(await drafts.load('d')).toMatchObject({ workspace: last, notices: [] });
  });

  it('the content of another draft under its own ID is noticed', async () => {
    const { name } = await begunWithAnother();
    await inDatabase(name, async (database) => {
      const { workspace, seal } = (await database.get('copies', ['d', 3])) as Record<string, unknown>;
      await database.put('copies', { ...(await database.get('copies', ['e', 1])), workspace, seal }, ['e', 1]);
    });
    const loaded = await (await openIndexedDbDrafts(name)).load('e');
    expect(loaded?.notices[0]).toContain('was modified outside Assessment Desk');
  });

  it('a missing store costs what was in it, and every draft opens and can be changed', async () => {
    for (const missing of ['summaries', 'journal', 'copies', 'states', 'stateBodies', 'setAside']) {
      const { name, last, states } = await begun();
      await removeStore(name, missing);
      const drafts = await openIndexedDbDrafts(name);
      const loaded = await drafts.load('d');
      expect(states.concat(last), missing).toContainEqual(loaded?.workspace);
      if (missing === 'journal' || missing === 'copies') expect(loaded?.notices, missing).toHaveLength(1);
      await noticesAfterChange(drafts, loaded?.workspace, name, missing);
    }
  });

  it('a version with a damaged list entry or content stays in the list, and says so', async () => {
    for (const [store, how, reason] of [
      ['states', () => ({ torn: true }), 'its reason could not be read'],
      ['states', () => undefined, 'its reason could not be read'],
      ['stateBodies', () => undefined, 'before deleting C-014 (its content is missing)'],
    ] as const) {
      const { name } = await begun();
      await spoil(name, store, ['d', '1000'], how);
      const drafts = await openIndexedDbDrafts(name);
      expect(await drafts.states('d')).toMatchObject([{ id: '1000', at: 1000, reason }]);
    }
  });
});

/** Damages the database so that a store is missing, as the same version. */
async function removeStore(name: string, store: string): Promise<void> {
  const old = await openDB(name);
  const { version } = old;
  const records = new Map<string, readonly (readonly [IDBValidKey, unknown])[]>();
  for (const each of old.objectStoreNames) {
    const keys = await old.getAllKeys(each);
    records.set(each, await Promise.all(keys.map(async (key) => [key, await old.get(each, key)] as const)));
  }
  const keyPaths = new Map([...old.objectStoreNames].map((each) => [each, old.transaction(each).store.keyPath]));
  old.close();
  await deleteDB(name);
  const damaged = await openDB(name, version, {
    upgrade(database) {
      for (const [each, keyPath] of keyPaths) if (each !== store) database.createObjectStore(each, { keyPath });
    },
  });
  for (const [each, entries] of records) {
    if (each === store) continue;
    for (const [key, value] of entries) await damaged.put(each, value, ...(keyPaths.get(each) === null ? [key] : []));
  }
  damaged.close();
}

it('a database of version 1 opens with every draft and change, keeps the old records, and works', async () => {
  const name = freshName();
  const old = await openVersion1(name);
  const one = withProposition(start, 'One');
  await old.put('summaries', { id: 'd', ...summaryOf(one, 5), worst: 'notice' });
  await old.put('snapshots', { draft: 'd', sequence: 7, format: 1, workspace: start });
  await old.put('journal', { draft: 'd', sequence: 7, format: 1, patches: [], witness: 0 });
  await old.put('journal', { draft: 'd', sequence: 8, format: 1, ...entryOf(start, one) });
  await old.put('snapshots', { draft: 'torn' });
  old.close();
  const drafts = await openIndexedDbDrafts(name);
  const loaded = await drafts.load('d');
  expect(loaded).toMatchObject({ workspace: one, notices: [], history: emptyHistory });
  expect(await drafts.listDamaged('d')).toEqual([]);
  // Its summary has the highest level of the findings, but not how many there are.
  expect((await drafts.list())[0]).toEqual({ id: 'd', ...summaryOf(one, 5) });
  expect(await drafts.rawDraft('d')).toMatch(/"older-format"/);
  const two = withProposition(one, 'Two');
  await append(drafts, one, two);
  expect((await loadAgain(name))?.workspace).toEqual(two);
  const database = await openDB(name);
  const stores = ['copies', 'journal', 'setAside', 'stateBodies', 'states', 'summaries'];
  expect([...database.objectStoreNames]).toEqual(stores);
  expect(await database.get('copies', ['d', 8])).toMatchObject({ format: 4 });
  database.close();
});
