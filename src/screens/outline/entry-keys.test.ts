import { describe, expect, it } from 'vitest';
import { keyAction, type EntryKeyState } from './entry-keys.ts';
import { markOnly, markRange } from './marking.ts';

const shown = [4, 2, 7];
const state: EntryKeyState = { activeRow: 1, shown, page: 2, marking: markOnly(2), whole: true, count: 8 };
const none = { code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof none> = {}, now: Partial<EntryKeyState> = {}) =>
  keyAction({ key, ...none, ...held }, { ...state, ...now });

describe('keys in the list of entries', () => {
  it.each([
    ['ArrowDown', {}, { type: 'mark', index: 7, mode: 'only' }],
    ['ArrowUp', { shiftKey: true }, { type: 'mark', index: 4, mode: 'range' }],
    ['End', {}, { type: 'mark', index: 7, mode: 'only' }],
    [' ', {}, { type: 'mark', index: 2, mode: 'toggle' }],
    ['Enter', {}, { type: 'open', index: 2 }],
    ['Delete', {}, { type: 'delete', indices: [2] }],
    ['a', { ctrlKey: true }, { type: 'mark-all' }],
    ['A', { metaKey: true }, { type: 'mark-all' }],
    ['d', { ctrlKey: true }, { type: 'duplicate', indices: [2] }],
    ['c', { ctrlKey: true }, { type: 'copy', indices: [2] }],
    ['x', { metaKey: true }, { type: 'cut', indices: [2] }],
    ['ArrowUp', { altKey: true }, { type: 'move', indices: [2], to: 1 }],
    ['ArrowDown', { altKey: true }, { type: 'move', indices: [2], to: 4 }],
  ] as const)('%s with %j', (key, modifiers, action) => {
    expect(press(key, modifiers)).toEqual(action);
  });

  it('go by the position of the key if its letter is not Latin', () => {
    expect(press('ф', { code: 'KeyA', ctrlKey: true })).toEqual({ type: 'mark-all' });
  });

  it('ignore undo, letters and Tab, and move nothing while the list is filtered or sorted', () => {
    expect([press('z', { ctrlKey: true }), press('x'), press('Tab')]).toEqual([undefined, undefined, undefined]);
    expect(press('ArrowUp', { altKey: true }, { whole: false })).toBeUndefined();
  });

  it('delete every marked entry, in order', () => {
    const marking = markRange(markOnly(4), 7, shown);
    expect(press('Delete', {}, { marking })).toEqual({ type: 'delete', indices: [2, 4, 7] });
  });
});
