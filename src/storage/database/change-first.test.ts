/** A change waits for nothing that the page has to answer before it is stored. */
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { Edit } from '../../core/workspace/workspace.ts';
import { emptyHistory } from '../../core/workspace/history.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { createChecker } from '../../core/check/checker.ts';
import { createDeskStore, type DeskStore } from '../../desk/desk-store.ts';
import { changeOf } from '../../desk/history.ts';
import { sha256 } from '../../platform/digest.ts';
import { append, autosaveByHand, entryOf, oneError, recordOf, storedDraft } from './drafts.fixtures.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';

const start = workspace({ claims: [claim('C-001'), claim('C-002')], unknowns: ['a', 'b'] });

afterEach(() => void vi.restoreAllMocks());

/** Runs everything that is due in this task, and nothing from a later one. */
async function restOfTask(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

describe('a change', () => {
  const typed: Edit = { type: 'set', path: '/title', value: 'Typed' };
  const act: Readonly<Record<string, (desk: DeskStore) => void>> = {
    typing: ({ actions }) => actions.dispatch(typed, { label: 'typing in Title', group: '/title' }),
    'an undo': ({ actions }) => actions.undo(),
    'a redo': ({ actions }) => actions.redo(),
    'a deletion': ({ actions }) =>
      actions.dispatch({ type: 'delete-entries', list: 'claims', indices: [0, 1] }, { label: 'delete 2 claims' }),
  };

  it.each(Object.keys(act))('is sent to the database in the task that made it: %s', async (what) => {
    const { drafts } = await storedDraft(start);
    const desk = createDeskStore({
      applyEdit,
      changeOf,
      createChecker: () => createChecker({ digest: sha256 }),
      clock: () => 0,
    });
    desk.actions.open('d', start);
    let now = 0;
    const { autosave, tell } = autosaveByHand({ drafts, clock: () => (now += 1000) });
    desk.draft.subscribe((draft, before) => {
      if (!draft || !before) return;
      tell({ before: before.workspace, after: draft.workspace, step: draft.change?.mark, history: draft.history });
    });
    // A step to undo, and one to redo.
    for (const value of ['one', 'two']) desk.actions.dispatch({ ...typed, value }, { label: 'set the title' });
    desk.actions.undo();
    await autosave.flush();

    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    act[what]?.(desk);
    await restOfTask();
    expect([add.mock.calls.length, commit.mock.calls.length]).toEqual([1, 1]);
    await autosave.stop();
  });

  it('does not wait for a version or a copy that is written while the page is busy', async () => {
    const { name, drafts } = await storedDraft(start);
    const raw = await openDB(name);
    // As a page does that has no time for the database’s answers: it asks on and on.
    const holding = raw.transaction(['copies', 'states', 'stateBodies'], 'readwrite');
    let held = true;
    const asking = (async () => {
      while (held) await holding.objectStore('copies').count();
    })();
    const after = applyEdit(start, typed);
    const state = drafts.keepState('d', start, 'before deleting 2 claims', 1);
    await append(drafts, start, after);
    const stored = await raw.getAll('journal');
    expect(stored.at(-1)).toMatchObject({ patches: entryOf(start, after).patches });
    held = false;
    await asking;
    await state;
    expect(await drafts.states('d')).toHaveLength(1);
    raw.close();
  });

  it('does not wait while the findings are noted, which never overwrites the result of a change', async () => {
    const { drafts } = await storedDraft(start);
    const made = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    await drafts.noteFindings('d', oneError);
    expect(commit).toHaveBeenCalledTimes(made.mock.calls.length);
    expect((await drafts.list())[0]).toMatchObject({ findings: oneError, changedAt: 1 });
    const after = applyEdit(start, typed);
    await Promise.all([drafts.noteFindings('d', null), append(drafts, start, after)]);
    expect((await drafts.list())[0]).toEqual({ ...recordOf('d', after), changedAt: 2 });
  });

  it('is not overwritten by the findings if it is a rename, here or in another tab, or a deletion', async () => {
    const { name, drafts } = await storedDraft(start);
    for (const renaming of [drafts, await openIndexedDbDrafts(name)]) {
      await Promise.all([drafts.noteFindings('d', oneError), renaming.rename('d', 'Renamed', 2)]);
      expect(await drafts.list()).toMatchObject([{ title: 'Renamed', changedAt: 2, findings: oneError }]);
      await drafts.rename('d', 'Draft', 1);
    }
    await Promise.all([drafts.noteFindings('d', null), drafts.remove('d')]);
    expect(await drafts.list()).toEqual([]);
  });

  it('aborts a transaction that waits to note the findings of another draft', async () => {
    const { name, drafts } = await storedDraft(start);
    await drafts.put(recordOf('e', start), start);
    const noted = drafts.noteFindings('e', oneError);
    await restOfTask();
    const abort = vi.spyOn(IDBTransaction.prototype, 'abort');
    const appended = append(drafts, start, applyEdit(start, typed));
    expect(abort).toHaveBeenCalledTimes(1);
    await Promise.all([noted, appended]);
    expect(await (await openIndexedDbDrafts(name)).list()).toMatchObject([
      { id: 'd', title: 'Typed' },
      { id: 'e', findings: oneError },
    ]);
  });

  it('shares no store with a version, and none with a copy that waits for an answer', async () => {
    const { drafts } = await storedDraft(start);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const after = applyEdit(start, typed);
    const storesOf = async (work: Promise<unknown>) => {
      await work;
      const stores = transaction.mock.calls.map(([names]) => [names].flat().map(String).toSorted().join(' '));
      transaction.mockClear();
      return stores;
    };
    expect(await storesOf(append(drafts, start, after))).toEqual(['journal summaries']);
    const kept = drafts.keepState('d', start, 'before deleting 2 claims', 1);
    expect(await storesOf(kept)).toEqual(['copies stateBodies states']);
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    // The first and the last hold what changes need, and are committed with their requests; the one between does not.
    const compacted = drafts.compact('d', 2, after, emptyHistory);
    expect(await storesOf(compacted)).toEqual(['journal summaries', 'copies', 'copies journal']);
    expect(commit).toHaveBeenCalledTimes(2);
    expect((await drafts.load('d'))?.workspace.title).toBe('Typed');
  });
});
