import { deleteDB, openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { emptyHistory, follow, type History } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { marksInMemory } from './draft-marks.fixtures.ts';
import { autosaveByHand, freshName, recordOf, start as plain, withProposition } from './drafts.fixtures.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { notesInMemory } from './unsaved-notes.fixtures.ts';

const start = { ...plain, title: 'Grain' };
const noteOf = (draft: Workspace) => ({ record: recordOf('d', draft, 2), workspace: draft, history: emptyHistory });

/** A page with a draft, on which something is typed, and that can be left. */
async function page() {
  const name = freshName();
  const [marks, notes] = [marksInMemory(), notesInMemory()];
  const open = () => openIndexedDbDrafts(name, notes, undefined, marks);
  const drafts = await open();
  await drafts.put(recordOf('d', start), start);
  let now = 10;
  const { autosave, tell, hide } = autosaveByHand({ drafts, clock: () => (now += 1) });
  let [shown, history]: [Workspace, History] = [start, emptyHistory];
  return {
    ...{ name, marks, notes, open, drafts, autosave, hide },
    shown: () => ({ workspace: shown, history }),
    type(text: string) {
      const step = { kind: 'do', label: 'typing', at: now } as const;
      const before = shown;
      shown = withProposition(before, text);
      history = follow(history, before, step);
      tell({ before, after: shown, step, history });
    },
    ensureStored: () => autosave.ensureStored({ id: 'd', workspace: shown, history }),
  };
}

const never = new Promise<never>(() => undefined);

describe('a page that is closed while it saves a lost draft again', () => {
  it('has noted the draft with its last words and its steps, so that the library lists it and it opens', async () => {
    const { name, drafts, autosave, hide, shown, type, open } = await page();
    type('One');
    await autosave.flush();
    await deleteDB(name);
    // When a page closes, the browser drops its requests: nothing arrives.
    vi.spyOn(drafts, 'put').mockReturnValue(never);
    type('Two');
    await expect.poll(() => drafts.put).toHaveBeenCalled();
    type('Last words');
    hide();
    const again = await open();
    expect(await again.list()).toMatchObject([{ id: 'd', title: 'Grain' }]);
    expect(await again.listLost()).toEqual([]);
    expect(await again.load('d')).toMatchObject({ ...shown(), notices: [] });
  });

  it('has noted it before the device has reported the loss', async () => {
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

  it('has noted what was typed while the draft was being saved, because only that is missing', async () => {
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
    await expect.poll(() => drafts.append).toHaveBeenCalled();
    expect(await (await open()).load('d')).toMatchObject({ ...shown(), notices: [] });
  });
});

describe('a completely noted draft', () => {
  it('is deleted after the page that noted it has saved it, and never overwrites later changes', async () => {
    const { name, notes, autosave, hide, shown, type, open, ensureStored } = await page();
    await deleteDB(name);
    void ensureStored();
    hide();
    expect(notes.readWhole('d')).toBeDefined();
    await autosave.flush();
    type('Afterwards');
    await autosave.flush();
    expect(notes.readWhole('d')).toBeUndefined();
    notes.writeWhole(noteOf(start));
    expect((await (await open()).load('d'))?.workspace).toEqual(shown().workspace);
  });

  it('is not restored if a person has deleted it', async () => {
    const { drafts, notes, open } = await page();
    await drafts.remove('d');
    notes.writeWhole(noteOf(start));
    const again = await open();
    expect([await again.load('d'), await again.list(), notes.readWhole('d')]).toEqual([undefined, [], undefined]);
  });

  it('stays noted if it cannot be stored now, and hides no other draft', async () => {
    const { name, notes, open } = await page();
    await deleteDB(name);
    const again = await open();
    await again.put(recordOf('other', start), start);
    notes.writeWhole(noteOf(start));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    expect((await again.list()).map(({ id }) => id)).toEqual(['other']);
    await expect(again.load('d')).rejects.toThrow();
    expect(notes.readWhole('d')).toBeDefined();
    full.mockRestore();
    expect((await again.list()).map(({ id }) => id).toSorted()).toEqual(['d', 'other']);
  });

  it('replaces the stored draft when it is opened, and not when it is listed', async () => {
    const { notes, open } = await page();
    const later = withProposition(start, 'Last words');
    notes.writeWhole(noteOf(later));
    const again = await open();
    await again.list();
    expect((await again.peek('d'))?.workspace).toEqual(start);
    expect((await again.load('d'))?.workspace).toEqual(later);
  });
});

describe('a draft of which the device has lost a part', () => {
  it('is stored completely with the next change, so that no gap remains', async () => {
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
