import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { emptyHistory, follow, type History } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { startAutosave, type WorkspaceChange } from './autosave.ts';
import { marksInMemory } from './draft-marks.fixtures.ts';
import { summaryOf } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { notesInMemory } from './unsaved-notes.fixtures.ts';

const start = { ...workspace({ claims: [claim('C-001')] }), title: 'Grain' };
const typed = (draft: Workspace, text: string): Workspace =>
  applyEdit(draft, { type: 'set', path: '/assessment/claims/0/proposition', value: text });
let databases = 0;

/** A page with a draft, on which something is typed, and that can be left. */
async function page() {
  const name = `taking-back-${(databases += 1)}`;
  const [marks, notes] = [marksInMemory(), notesInMemory()];
  const open = () => openIndexedDbDrafts(name, notes, undefined, marks);
  const drafts = await open();
  await drafts.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
  let now = 10;
  let tell: (change: WorkspaceChange) => void = () => undefined;
  let hide = (): void => undefined;
  const autosave = startAutosave({
    drafts,
    subscribe(listener) {
      tell = listener;
      return () => undefined;
    },
    onState: () => undefined,
    worst: () => null,
    clock: () => (now += 1),
    onPageHidden(flush) {
      hide = flush;
      return () => undefined;
    },
  });
  let [shown, history]: [Workspace, History] = [start, emptyHistory];
  return {
    ...{ name, marks, notes, open, drafts, autosave },
    hide: () => hide(),
    shown: () => ({ workspace: shown, history }),
    type(text: string) {
      const step = { kind: 'do', label: 'typing', at: now } as const;
      const before = shown;
      shown = typed(before, text);
      history = follow(history, before, step);
      tell({ draftId: 'd', before, after: shown, step, history });
    },
    ensureStored: () => autosave.ensureStored({ id: 'd', workspace: shown, history }),
  };
}

const never = new Promise<never>(() => undefined);

describe('a page that is left while it keeps a draft again that the device has lost', () => {
  it('has noted the draft with its last words and its steps: the library lists it, and it opens', async () => {
    const { name, drafts, autosave, hide, shown, type, open } = await page();
    type('One');
    await autosave.flush();
    await deleteDB(name);
    // What the browser does to a page that is gone: nothing of it arrives.
    vi.spyOn(drafts, 'put').mockReturnValue(never);
    type('Two');
    await vi.waitFor(() => expect(drafts.put).toHaveBeenCalled());
    type('Last words');
    hide();
    const again = await open();
    expect(await again.list()).toMatchObject([{ id: 'd', title: 'Grain' }]);
    expect(await again.lost()).toEqual([]);
    expect(await again.load('d')).toMatchObject({ ...shown(), notices: [] });
  });

  it('has noted it before the device has said whether it was lost', async () => {
    const { name, drafts, autosave, hide, shown, type, open, ensureStored } = await page();
    type('One');
    await autosave.flush();
    await deleteDB(name);
    vi.spyOn(drafts, 'append').mockReturnValue(never);
    vi.spyOn(drafts, 'missing').mockReturnValue(never);
    void ensureStored();
    type('Last words');
    hide();
    expect(await (await open()).load('d')).toMatchObject({ ...shown(), notices: [] });
  });

  it('has noted what was typed while the draft was on its way, which is all that did not arrive', async () => {
    const { name, drafts, hide, shown, type, open, ensureStored } = await page();
    await deleteDB(name);
    const put = drafts.put.bind(drafts);
    vi.spyOn(drafts, 'append').mockReturnValue(never);
    vi.spyOn(drafts, 'put').mockImplementationOnce((...draft) => {
      const arriving = put(...draft);
      type('Last words');
      hide();
      return arriving;
    });
    void ensureStored();
    await vi.waitFor(() => expect(drafts.append).toHaveBeenCalled());
    expect(await (await open()).load('d')).toMatchObject({ ...shown(), notices: [] });
  });
});

describe('a draft that was noted whole', () => {
  it('is forgotten once the page that noted it has gone on, and never stands in the way of what is kept later', async () => {
    const { name, notes, autosave, hide, shown, type, open, ensureStored } = await page();
    await deleteDB(name);
    void ensureStored();
    hide();
    expect(notes.readWhole('d')).toBeDefined();
    await autosave.flush();
    type('Afterwards');
    await autosave.flush();
    expect(notes.readWhole('d')).toBeUndefined();
    const stale = { record: { id: 'd', ...summaryOf(start, 2, null) }, workspace: start, history: emptyHistory };
    notes.writeWhole(stale);
    expect((await (await open()).load('d'))?.workspace).toEqual(shown().workspace);
  });

  it('is not restored where a person has deleted it', async () => {
    const { drafts, notes, open } = await page();
    await drafts.remove('d');
    notes.writeWhole({ record: { id: 'd', ...summaryOf(start, 2, null) }, workspace: start, history: emptyHistory });
    const again = await open();
    expect([await again.load('d'), await again.list(), notes.readWhole('d')]).toEqual([undefined, [], undefined]);
  });

  it('stays noted where it cannot be kept now, and hides no other draft', async () => {
    const { name, notes, open } = await page();
    await deleteDB(name);
    const again = await open();
    await again.put({ id: 'other', ...summaryOf(start, 1, null) }, start);
    notes.writeWhole({ record: { id: 'd', ...summaryOf(start, 2, null) }, workspace: start, history: emptyHistory });
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    expect((await again.list()).map(({ id }) => id)).toEqual(['other']);
    await expect(again.load('d')).rejects.toThrow();
    expect(notes.readWhole('d')).toBeDefined();
    full.mockRestore();
    expect((await again.list()).map(({ id }) => id).toSorted()).toEqual(['d', 'other']);
  });

  it('is put over what is there only for who opens the draft, not for who lists it', async () => {
    const { notes, open } = await page();
    const later = typed(start, 'Last words');
    notes.writeWhole({ record: { id: 'd', ...summaryOf(later, 2, null) }, workspace: later, history: emptyHistory });
    const again = await open();
    await again.list();
    expect((await again.peek('d'))?.workspace).toEqual(start);
    expect((await again.load('d'))?.workspace).toEqual(later);
  });
});

describe('a draft of which the device has lost a part', () => {
  it('is kept whole again with the next change, so that no gap is behind it', async () => {
    const { name, autosave, shown, type, open } = await page();
    type('One');
    type('Two');
    await autosave.flush();
    const database = await openDB(name);
    await database.clear('journal');
    database.close();
    type('Three');
    await autosave.flush();
    expect(await (await open()).load('d')).toMatchObject({ ...shown(), notices: [] });
  });
});
