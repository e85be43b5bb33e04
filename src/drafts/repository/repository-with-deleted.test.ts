import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { createDeletedDrafts, restorableFor } from '../storage/deleted-drafts.ts';
import { arrangeDrafts, withDeletedDrafts } from './repository-with-deleted.ts';
import { devicelikeDrafts, testDesk } from '../../app/desk.fixtures.ts';

const typed = (value: string) => ({ type: 'set', path: '/title', value }) as const;

function memoryPlace() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

function setUp(time = { now: 1000 }) {
  const store = devicelikeDrafts();
  const { desk, repository, library } = testDesk(store);
  const bin = createDeletedDrafts('d', () => place);
  const place = memoryPlace();
  const forgotten: string[] = [];
  const onForgotten = async (id: string): Promise<void> => void forgotten.push(id);
  const kept = withDeletedDrafts({ repository, desk, bin, onForgotten, clock: () => time.now });
  const listed = async () => arrangeDrafts(await store.list(), [], bin.all());
  return { desk, repository, library, kept, bin, store, listed, time, forgotten, onForgotten };
}

describe('deleted drafts', () => {
  it('leave the list and can be restored with everything', async () => {
    const { kept, listed, store } = setUp();
    const id = await kept.add(emptyWorkspace('Grain'));
    await kept.remove(id);
    expect(await listed()).toMatchObject({
      drafts: [],
      deleted: [{ id, deletedAt: 1000, goesAt: 1000 + restorableFor }],
    });
    expect((await store.peek(id))?.workspace.title).toBe('Grain');
    await kept.restore(id);
    expect(await listed()).toMatchObject({ drafts: [{ id }], deleted: [] });
  });

  it('are permanently deleted on request', async () => {
    const { kept, listed, store, forgotten } = setUp();
    const id = await kept.add(emptyWorkspace('Grain'));
    await kept.remove(id);
    // What is kept beside a draft stays for as long as it can be brought back.
    expect(forgotten).toEqual([]);
    await kept.forget([id]);
    expect(forgotten).toEqual([id]);
    expect(await listed()).toEqual({ drafts: [], deleted: [], lost: [] });
    expect(await store.peek(id)).toBeUndefined();
  });

  it('go all although what is kept beside one cannot be reached, which is tried again another time', async () => {
    const time = { now: 0 };
    const { kept, bin, desk, store, repository, library } = setUp(time);
    const ids = [await kept.add(emptyWorkspace('One')), await kept.add(emptyWorkspace('Two'))];
    for (const id of ids) await kept.remove(id);
    const gone: string[] = [];
    const onForgotten = async (id: string): Promise<void> => {
      if (id === ids[0] && time.now === 0) throw new Error('There is no network.');
      gone.push(id);
    };
    const parts = { repository, desk, bin, onForgotten, clock: () => time.now };
    await expect(withDeletedDrafts(parts).forget(ids)).rejects.toThrow('There is no network.');
    expect([await store.list(), library.getState().drafts, gone]).toEqual([[], [], [ids[1]]]);
    time.now = restorableFor + 1;
    await withDeletedDrafts(parts).refresh();
    expect([gone, bin.all().size]).toEqual([[ids[1], ids[0]], 0]);
  });

  it('go by themselves after 30 days, and not a moment earlier', async () => {
    const time = { now: 0 };
    const { kept, bin, store, desk, forgotten, onForgotten } = setUp(time);
    const [old, young] = [await kept.add(emptyWorkspace('Old')), await kept.add(emptyWorkspace('Young'))];
    bin.mark(old, 0);
    bin.mark(young, 1);
    time.now = restorableFor + 1;
    const { repository } = testDesk(store);
    await withDeletedDrafts({ repository, desk, bin, onForgotten, clock: () => time.now }).refresh();
    expect(await store.peek(old)).toBeUndefined();
    expect(forgotten).toEqual([old]);
    expect((await store.peek(young))?.workspace.title).toBe('Young');
    expect([...bin.all().keys()]).toEqual([young]);
  });

  it('come back as soon as somebody works in them, in whatever window', async () => {
    const { kept, desk, listed } = setUp();
    const id = await kept.add(emptyWorkspace('Grain'));
    desk.actions.open(id, emptyWorkspace('Grain'));
    await kept.remove(id);
    desk.actions.dispatch(typed('Grain quota'), { label: 'typing in Title' });
    expect((await listed()).drafts).toHaveLength(1);
  });
});
