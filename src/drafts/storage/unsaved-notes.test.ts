import { describe, expect, it } from 'vitest';
import { emptyHistory, follow } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { append, entryOf, freshName, recordOf, start, withProposition } from './drafts.fixtures.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import type { JournalRecord } from './journal.ts';
import { notesInMemory } from './unsaved-notes.fixtures.ts';
import { createUnsavedNotes, missingRecords } from './unsaved-notes.ts';

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

  it('count once if the database has them after all', async () => {
    const { name, notes, store, one } = await begun();
    const two = withProposition(one, 'Two');
    await append(store, one, two);
    notes.write('d', [change(3, one, two)]);
    expect((await (await openIndexedDbDrafts(name, notes)).load('d'))?.workspace).toEqual(two);
  });

  it('are ignored after newer changes of another tab', async () => {
    const { name, notes, store, one } = await begun();
    const theirs = withProposition(one, 'Theirs');
    await append(store, one, theirs);
    const mine = withProposition(one, 'Mine');
    notes.write('d', [change(3, one, mine), change(4, mine, withProposition(mine, 'Mine too'))]);
    expect((await (await openIndexedDbDrafts(name, notes)).load('d'))?.workspace).toEqual(theirs);
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
    const long = withProposition(start, 'x'.repeat(1000));
    const draft = {
      ...whole,
      workspace: long,
      history: follow(emptyHistory, withProposition(start, 'y'.repeat(5000)), step),
    };
    const roomy = notesInMemory();
    roomy.writeWhole(draft);
    expect(roomy.readWhole('d')).toEqual(draft);
    const size = JSON.stringify(start).length + 1000;
    const tight = notesInMemory(size + 2500);
    tight.writeWhole(draft);
    expect(tight.readWhole('d')).toEqual({ ...draft, history: emptyHistory });
    const tiny = notesInMemory(size - 1);
    tiny.writeWhole(draft);
    expect(tiny.readWhole('d')).toBeUndefined();
  });

  it('throw nothing if the browser cannot store them, or has stored something else', () => {
    const none = createUnsavedNotes('none', () => {
      throw new Error('Refused.');
    });
    none.write('d', []);
    none.clear('d');
    none.writeWhole(whole);
    expect([none.read('d'), none.readWhole('d')]).toEqual([[], undefined]);
    for (const text of ['{', '{}', '[1]', '[{"sequence":"1"}]']) {
      const odd = createUnsavedNotes('odd', () => ({
        getItem: () => text,
        setItem: () => undefined,
        removeItem: () => undefined,
      }));
      expect([odd.read('d'), odd.readWhole('d')]).toEqual([[], undefined]);
    }
  });

  it('stay if changes before them are missing', () => {
    const two = withProposition(start, 'Two');
    expect(missingRecords([null, { sequence: 4 }], 1, [change(6, start, two)])).toEqual([]);
    expect(missingRecords([null, { sequence: 5 }], 1, [change(6, start, two)])).toHaveLength(1);
  });
});
