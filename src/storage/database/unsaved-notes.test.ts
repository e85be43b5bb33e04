import { describe, expect, it, vi } from 'vitest';
import { emptyHistory, follow, type History } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import {
  append,
  entryOf,
  freshName,
  recordOf,
  start,
  withProposition,
  notesInMemory,
  marksInMemory,
  autosaveByHand,
} from './drafts.fixtures.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import type { JournalRecord } from './journal.ts';
import { createUnsavedNotes, missingRecords } from './lost-drafts.ts';
import { deleteDB, openDB } from 'idb';

const change = (sequence: number, before: Workspace, after: Workspace): JournalRecord => ({
  sequence,
  ...entryOf(before, after),
});

/** A kept draft whose last change is number 2, under a database and notes of its own. */
async function begun() {
  const name = freshName();
  const notes = notesInMemory();
  const store = await openIndexedDbDrafts(name, notes);
  await store.put(recordOf('d', start), start);
  const one = withProposition(start, 'One');
  await append(store, start, one);
  return { name, notes, store, one };
}

describe('changes that the database did not store in time', () => {
  it('are restored when the draft is opened again, and stored from then on', async () => {
    const { name, notes, one } = await begun();
    const two = withProposition(one, 'Two');
    const three = { ...withProposition(two, 'Three'), title: 'Last title' };
    notes.write('d', [change(3, one, two), change(4, two, three)]);
    const again = await openIndexedDbDrafts(name, notes);
    const loaded = await again.load('d');
    expect(loaded?.workspace).toEqual(three);
    expect(loaded?.notices).toEqual([]);
    expect((await again.list())[0]?.title).toBe('Last title');
    expect(notes.read('d')).toEqual([]);
    expect((await (await openIndexedDbDrafts(name, notesInMemory())).load('d'))?.workspace).toEqual(three);
    const four = withProposition(three, 'Four');
    await append(again, three, four);
    expect((await again.load('d'))?.workspace).toEqual(four);
  });

  it('are noted before the page closes, and deleted when they are stored', async () => {
    const { notes, store, one } = await begun();
    const two = withProposition(one, 'Two');
    const kept = append(store, one, two);
    store.noteUnsaved([]);
    expect(notes.read('d')).toMatchObject([change(3, one, two)]);
    await kept;
    expect(notes.read('d')).toEqual([]);
  });

  it('are ignored after newer changes of another tab, and count once if the database has them after all', async () => {
    const { name, notes, store, one } = await begun();
    const theirs = withProposition(one, 'Theirs');
    await append(store, one, theirs);
    const mine = withProposition(one, 'Mine');
    const twice = [change(3, one, mine), change(4, mine, withProposition(mine, 'Mine too'))];
    for (const noted of [[change(3, one, theirs)], twice]) {
      notes.write('d', noted);
      expect((await (await openIndexedDbDrafts(name, notes)).load('d'))?.workspace).toEqual(theirs);
    }
  });

  it('are restored before a draft is renamed', async () => {
    const { name, notes, one } = await begun();
    const two = withProposition(one, 'Two');
    notes.write('d', [change(3, one, two)]);
    const again = await openIndexedDbDrafts(name, notes);
    await again.rename('d', 'Renamed', 9);
    expect((await again.load('d'))?.workspace).toEqual({ ...two, title: 'Renamed' });
  });
});

const whole = { record: recordOf('d', start), workspace: start, history: emptyHistory };

describe('notes', () => {
  it('contain a whole draft, without its steps if there is no space for them', () => {
    const step = { kind: 'do', label: 'typing', at: 1 } as const;
    const workspace = withProposition(start, 'x'.repeat(1000));
    const history = follow(emptyHistory, withProposition(start, 'y'.repeat(5000)), step);
    const size = JSON.stringify(start).length + 1000;
    for (const [limit, read] of [
      [Infinity, { ...whole, workspace, history }],
      [size + 2500, { ...whole, workspace, history: emptyHistory }],
      [size - 1, undefined],
    ] as const) {
      const notes = notesInMemory(limit);
      notes.writeWhole({ ...whole, workspace, history });
      expect(notes.readWhole('d')).toEqual(read);
    }
  });

  it('throw nothing if the browser cannot store them, or has stored something else', () => {
    const none = createUnsavedNotes('none', () => {
      throw new Error('Refused.');
    });
    none.write('d', []);
    none.clear('d');
    none.writeWhole(whole);
    const ignore = (): void => undefined;
    const odd = ['{', '{}', '[1]', '[{"sequence":"1"}]'].map((text) =>
      createUnsavedNotes('odd', () => ({ getItem: () => text, setItem: ignore, removeItem: ignore })),
    );
    for (const notes of [none, ...odd]) expect([notes.read('d'), notes.readWhole('d')]).toEqual([[], undefined]);
  });

  it('stay if changes before them are missing', () => {
    const two = withProposition(start, 'Two');
    expect(missingRecords([null, { sequence: 4 }], 1, [change(6, start, two)])).toEqual([]);
    expect(missingRecords([null, { sequence: 5 }], 1, [change(6, start, two)])).toHaveLength(1);
  });
});

const titled = { ...start, title: 'Grain' };
const noteOf = (draft: Workspace) => ({ record: recordOf('d', draft, 2), workspace: draft, history: emptyHistory });

/** A page with a draft, on which something is typed, and that can be left. */
async function page() {
  const name = freshName();
  const [marks, notes] = [marksInMemory(), notesInMemory()];
  const open = () => openIndexedDbDrafts(name, notes, undefined, marks);
  const drafts = await open();
  await drafts.put(recordOf('d', titled), titled);
  let now = 10;
  const { autosave, tell, hide } = autosaveByHand({ drafts, clock: () => (now += 1) });
  let [shown, history]: [Workspace, History] = [titled, emptyHistory];
  return {
    ...{ name, marks, notes, open, drafts, autosave, hide },
    shown: () => ({ workspace: shown, history }),
    expectNoted: async () =>
      expect(await (await open()).load('d')).toMatchObject({ workspace: shown, history, notices: [] }),
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
    const { name, drafts, autosave, hide, type, expectNoted, ensureStored } = await page();
    type('One');
    await autosave.flush();
    await deleteDB(name);
    vi.spyOn(drafts, 'append').mockReturnValue(never);
    vi.spyOn(drafts, 'missing').mockReturnValue(never);
    void ensureStored();
    type('Last words');
    hide();
    await expectNoted();
  });

  it('has noted what was typed while the draft was being saved, because only that is missing', async () => {
    const { name, drafts, hide, type, expectNoted, ensureStored } = await page();
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
    await expectNoted();
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
    notes.writeWhole(noteOf(titled));
    expect((await (await open()).load('d'))?.workspace).toEqual(shown().workspace);
  });

  it('is not restored if a person has deleted it', async () => {
    const { drafts, notes, open } = await page();
    await drafts.remove('d');
    notes.writeWhole(noteOf(titled));
    const again = await open();
    expect([await again.load('d'), await again.list(), notes.readWhole('d')]).toEqual([undefined, [], undefined]);
  });

  it('stays noted if it cannot be stored now, and hides no other draft', async () => {
    const { name, notes, open } = await page();
    await deleteDB(name);
    const again = await open();
    await again.put(recordOf('other', titled), titled);
    notes.writeWhole(noteOf(titled));
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
    const later = withProposition(titled, 'Last words');
    notes.writeWhole(noteOf(later));
    const again = await open();
    await again.list();
    expect((await again.peek('d'))?.workspace).toEqual(titled);
    expect((await again.load('d'))?.workspace).toEqual(later);
  });
});

it('a draft of which the device has lost a part is stored completely with the next change, so that no gap remains', async () => {
  const { name, autosave, type, expectNoted } = await page();
  type('One');
  type('Two');
  await autosave.flush();
  const database = await openDB(name);
  await database.clear('journal');
  database.close();
  type('Three');
  await autosave.flush();
  await expectNoted();
});
