import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { createDeletedDrafts, restorableFor, arrangeDrafts } from './deleting.ts';
import { devicelikeDrafts, memoryPlace, testDesk, type TestDeskParts } from '../../app/desk.fixtures.ts';

const typed = (value: string) => ({ type: 'set', path: '/title', value }) as const;

function setUp(given: TestDeskParts = {}, store = devicelikeDrafts()) {
  const place = memoryPlace();
  const bin = given.deleted ?? createDeletedDrafts('d', () => place);
  const forgotten: string[] = [];
  const onForgotten = async (id: string): Promise<void> => void forgotten.push(id);
  const { desk, repository, library } = testDesk(store, { onForgotten, deleted: bin, ...given });
  const listed = async () => arrangeDrafts(await store.list(), []);
  return { desk, repository, library, bin, store, listed, forgotten };
}

describe('deleted drafts', () => {
  it('are no longer listed, and can be restored, also if the browser loses its settings: the draft has the note', async () => {
    const { repository, store } = setUp();
    const id = await repository.add(emptyWorkspace('Grain'));
    await repository.remove(id);
    const again = setUp({}, store);
    await again.repository.refresh();
    const deleted = [{ id, deletedAt: 1000, goesAt: 1000 + restorableFor }];
    expect(await again.listed()).toMatchObject({ drafts: [], deleted });
    expect((await store.peek(id))?.workspace.title).toBe('Grain');
    await again.repository.restore(id);
    expect(await again.listed()).toMatchObject({ drafts: [{ id }], deleted: [] });
  });

  it('are permanently deleted on request', async () => {
    const { repository, listed, store, forgotten } = setUp();
    const id = await repository.add(emptyWorkspace('Grain'));
    await repository.remove(id);
    // Data beside a draft stays as long as the draft can be restored.
    expect(forgotten).toEqual([]);
    await repository.forget([id]);
    expect(forgotten).toEqual([id]);
    expect(await listed()).toEqual({ drafts: [], deleted: [], lost: [] });
    expect(await store.peek(id)).toBeUndefined();
  });

  it('leave a note of the reviews that were started in them, on request and after 30 days', async () => {
    const place = memoryPlace();
    const bin = createDeletedDrafts('d', () => place);
    const { repository, store } = setUp({ deleted: bin });
    const noted = () => JSON.parse(place.getItem('assessment-desk.reviews-begun') ?? 'null') as unknown;
    const add = (review: string) => repository.add({ ...emptyWorkspace('Grain'), ownReviews: [review] });
    const [first, second] = [await add('R-1'), await add('R-2')];
    for (const id of [first, second]) await repository.remove(id);
    expect(noted()).toBeNull();
    await repository.forget([first]);
    expect(noted()).toEqual(['R-1']);
    await setUp({ deleted: bin, clock: () => restorableFor + 1001 }, store).repository.refresh();
    expect([await store.list(), noted()]).toEqual([[], ['R-1', 'R-2']]);
  });

  it('are deleted even if the data beside one cannot be reached, which is tried again later', async () => {
    const time = { now: 0 };
    const gone: string[] = [];
    const onForgotten = async (id: string): Promise<void> => {
      if (id === ids[0] && time.now === 0) throw new Error('There is no network.');
      gone.push(id);
    };
    const parts = { onForgotten, clock: () => time.now };
    const { repository, bin, store, library } = setUp(parts);
    const ids = [await repository.add(emptyWorkspace('One')), await repository.add(emptyWorkspace('Two'))];
    for (const id of ids) await repository.remove(id);
    await expect(repository.forget(ids)).rejects.toThrow('There is no network.');
    expect([await store.list(), library.getState().drafts, gone]).toEqual([[], [], [ids[1]]]);
    time.now = 1;
    await setUp({ ...parts, deleted: bin }, store).repository.refresh();
    expect([gone, bin.all().size]).toEqual([[ids[1], ids[0]], 0]);
  });

  it('are deleted automatically after 30 days, and not earlier', async () => {
    const { repository, bin, store } = setUp();
    const [old, young] = [await repository.add(emptyWorkspace('Old')), await repository.add(emptyWorkspace('Young'))];
    await store.noteDeleted(old, 0);
    await store.noteDeleted(young, 1);
    const later = setUp({ deleted: bin, clock: () => restorableFor + 1 }, store);
    await later.repository.refresh();
    expect(await store.peek(old)).toBeUndefined();
    expect(later.forgotten).toEqual([old]);
    expect((await store.peek(young))?.workspace.title).toBe('Young');
    expect(bin.all().size).toBe(0);
  });

  it('of an earlier version, which noted them in the settings, are still deleted, and can be restored', async () => {
    const { repository, bin, store } = setUp();
    const id = await repository.add(emptyWorkspace('Grain'));
    bin.mark(id, 500);
    const later = setUp({ deleted: bin }, store);
    await later.repository.refresh();
    expect(later.library.getState()).toMatchObject({ drafts: [], deleted: [{ id, deletedAt: 500 }] });
    await later.repository.restore(id);
    const last = setUp({ deleted: bin }, store);
    await last.repository.refresh();
    expect(last.library.getState().drafts).toMatchObject([{ id }]);
  });

  it('are restored as soon as a person edits them in any tab', async () => {
    const { repository, desk, listed } = setUp();
    const id = await repository.add(emptyWorkspace('Grain'));
    desk.actions.open(id, emptyWorkspace('Grain'));
    await repository.remove(id);
    desk.actions.dispatch(typed('Grain quota'), { label: 'typing in Title' });
    await repository.release();
    expect((await listed()).drafts).toHaveLength(1);
  });
});

describe('the list of deleted drafts', () => {
  it('is the same for every tab, with the times, and empty if something else is stored, so that drafts stay listed', () => {
    const place = memoryPlace();
    const [one, other] = [createDeletedDrafts('d', () => place), createDeletedDrafts('d', () => place)];
    one.mark('a', 5);
    other.mark('b', 6);
    one.unmark('a');
    expect([...other.all()]).toEqual([['b', 6]]);
    for (const text of ['no json', '[]', '{"a":"yesterday"}', 'null']) {
      place.setItem('d', text);
      expect([...createDeletedDrafts('d', () => place).all()], text).toEqual([]);
    }
  });

  it('is in memory if the browser blocks storage', () => {
    const deleted = createDeletedDrafts('d', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    deleted.mark('a', 5);
    deleted.mark('__proto__', 6);
    expect(['a', '__proto__'].map((id) => deleted.all().get(id))).toEqual([5, 6]);
    deleted.unmark('a');
    expect(deleted.all().has('a')).toBe(false);
  });
});
