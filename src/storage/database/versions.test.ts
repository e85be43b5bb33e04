import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOutdated, type Aged } from './versions.ts';
import 'fake-indexeddb/auto';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { sharedInWords, summaryOf, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createMemoryDrafts } from './open-drafts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = 1000 * day;

/** States every `apart` ms over a span that ends now, under `bytes` each. */
const every = (apart: number, span: number, bytes = 1): Aged[] =>
  Array.from({ length: Math.floor(span / apart) }, (_, n) => ({ id: `${n}`, at: now - n * apart, bytes }));

const left = (states: readonly Aged[], limit?: number): number => states.length - findOutdated(states, now, limit).size;

describe('earlier versions', () => {
  it('all stay for an hour, then one for each hour, each day and each week, and take up no more space than allowed', () => {
    expect(left(every(minute, hour))).toBe(60);
    expect(left(every(minute, day))).toBeLessThanOrEqual(61 + 24);
    expect(left(every(hour, 30 * day))).toBeLessThanOrEqual(25 + 31);
    expect(left(every(day, 700 * day))).toBeLessThanOrEqual(31 + 97);
    expect(left(every(minute, hour, 10), 100)).toBe(10);
    // The newest one always stays.
    expect(left(every(minute, hour, 1000), 100)).toBe(1);
  });

  it('all stay if they were exported, whatever their age and size, and do not count against the others', () => {
    const more = { exportedAs: 'x.desk.json' };
    const exported = every(hour, 900 * day, 1000).map((state) => ({ ...state, ...more, id: `x${state.id}` }));
    const others = every(minute, hour, 10);
    const outdated = findOutdated([...exported, ...others], now, 100);
    expect(exported.filter(({ id }) => outdated.has(id))).toEqual([]);
    expect(outdated).toEqual(findOutdated(others, now, 100));
  });

  it('stay by fixed spans, so that thinning again deletes nothing more', () => {
    const ages = fc.array(fc.record({ age: fc.nat({ max: 400 * day }), bytes: fc.nat({ max: 50 }) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(ages, (all) => {
        const states = all.map(({ age, bytes }, n) => ({ id: `${n}`, at: now - age, bytes }));
        const gone = findOutdated(states, now, 1000);
        const rest = states.filter(({ id }) => !gone.has(id));
        expect(findOutdated(rest, now, 1000).size).toBe(0);
        if (states.length > 0) expect(rest.length).toBeGreaterThan(0);
      }),
    );
  });
});

const start = workspace({});
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

  it('do not hide a version of the same content that was saved for another reason, and are saved once', async () => {
    const { store } = await begun();
    const draft = titled('Same');
    await exportAs(store, draft, 10);
    await store.keepState('d', draft, 'before deleting C-002', 11);
    await exportAs(store, draft, 12, 'b.review.json');
    expect((await store.states('d')).map(({ at, reason }) => [at, reason])).toEqual([
      [12, 'exported as “b.review.json”'],
      [11, 'before deleting C-002'],
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
