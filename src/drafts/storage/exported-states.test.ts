import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { summaryOf, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createMemoryDrafts } from './memory-drafts.ts';
import { sharedInWords } from './exported-versions.ts';

const start = workspace({});
const day = 24 * 3_600_000;
const titled = (title: string): Workspace => ({ ...start, title });

let databases = 0;
const stores: readonly [string, (name: string) => Promise<DraftStore>][] = [
  ['IndexedDB', openIndexedDbDrafts],
  ['memory', async () => createMemoryDrafts('Only in memory.')],
];

describe.each(stores)('exported versions, in %s', (_name, open) => {
  async function begun(): Promise<{ readonly name: string; readonly store: DraftStore }> {
    const name = `exported-${(databases += 1)}`;
    const store = await open(name);
    await store.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
    return { name, store };
  }
  const exportAs = (store: DraftStore, draft: Workspace, at: number, as = 'x.desk.json') =>
    store.keepState('d', draft, `exported as “${as}”`, at, as);

  it('are listed with the name of their file, and can be loaded', async () => {
    const { store } = await begun();
    await exportAs(store, titled('Then'), 10);
    const [state] = await store.states('d');
    expect(state).toMatchObject({ at: 10, exportedAs: 'x.desk.json', reason: 'exported as “x.desk.json”' });
    expect(await store.readState('d', state?.id ?? '')).toEqual(titled('Then'));
  });

  it('stay when other versions of the same hour are deleted', async () => {
    const { store } = await begun();
    const times = [1, 2, 3, 4, 5];
    for (const at of times) await store.keepState('d', titled(`Working ${String(at)}`), 'while working', at);
    await exportAs(store, titled('Exported'), 6);
    for (let later = 1; later < 30; later += 1)
      await store.keepState('d', titled(`Later ${String(later)}`), 'while working', later * day);
    const left = await store.states('d');
    expect(left.filter(({ at }) => at < day).map(({ at }) => at)).toEqual([6, 1]);
  });

  it('do not hide a version of the same content that was saved for another reason', async () => {
    const { store } = await begun();
    const draft = titled('Same');
    await exportAs(store, draft, 10);
    await store.keepState('d', draft, 'before deleting C-002', 11);
    expect((await store.states('d')).map(({ reason }) => reason)).toEqual([
      'before deleting C-002',
      'exported as “x.desk.json”',
    ]);
  });

  it('are saved once for the same content, under the last name', async () => {
    const { store } = await begun();
    const draft = titled('Same');
    await store.keepState('d', draft, 'while working', 10);
    await exportAs(store, draft, 11, 'a.desk.json');
    await exportAs(store, draft, 12, 'b.review.json');
    expect((await store.states('d')).map(({ at, exportedAs }) => [at, exportedAs])).toEqual([
      [12, 'b.review.json'],
      [10, undefined],
    ]);
  });

  it('name every person with whom the same version was shared', async () => {
    const { store } = await begun();
    const draft = titled('Same');
    await exportAs(store, draft, 10);
    const shareWith = (at: number, to: string) => store.keepState('d', draft, sharedInWords(to), at, 'x.desk.json');
    await shareWith(11, 'R. Lind');
    await shareWith(12, 'Jon');
    await shareWith(13, 'R. Lind');
    await exportAs(store, draft, 14, 'y.desk.json');
    expect((await store.states('d')).map(({ at, reason }) => [at, reason])).toEqual([
      [14, 'exported as “y.desk.json”'],
      [13, 'shared with R. Lind'],
      [12, 'shared with Jon'],
    ]);
  });
});

describe('an exported version on the device', () => {
  it('exists in a later session', async () => {
    const store = await openIndexedDbDrafts('exported-later');
    await store.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
    await store.keepState('d', titled('Then'), 'exported as “x.desk.json”', 10, 'x.desk.json');
    const again = await openIndexedDbDrafts('exported-later');
    expect((await again.states('d')).map(({ exportedAs }) => exportedAs)).toEqual(['x.desk.json']);
  });
});
