import { describe, expect, it } from 'vitest';
import { keysFor, shortcutOf, type Keys } from './shortcuts.ts';

const none: Keys = { key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('shortcutOf', () => {
  it.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
    ['⌘Z', { key: 'z', metaKey: true }, 'undo'],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
    ['Ctrl+K', { key: 'k', ctrlKey: true }, 'find'],
    ['Ctrl+F', { key: 'f', ctrlKey: true }, 'findInPassage'],
    ['Ctrl+Shift+F, which is the browser’s', { key: 'F', ctrlKey: true, shiftKey: true }, undefined],
    ['Ctrl and the key of Z on a Cyrillic keyboard', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
    ['F6', { key: 'F6' }, 'nextRegion'],
    ['Shift+F6', { key: 'F6', shiftKey: true }, 'previousRegion'],
    ['F1', { key: 'F1' }, 'openHelp'],
    ['? outside of a field', { key: '?', shiftKey: true }, 'help'],
    ['Ctrl+Alt+Z, which types a character on some keyboards', { key: 'z', ctrlKey: true, altKey: true }, undefined],
    ['a plain z', { key: 'z' }, undefined],
  ])('reads %s', (_, keys, shortcut) => {
    expect(shortcutOf({ ...none, ...keys }, false)).toBe(shortcut);
  });

  it('leaves “?” to a text field', () => {
    expect(shortcutOf({ ...none, key: '?', shiftKey: true }, true)).toBeUndefined();
  });

  it('handles undo in a text field too, because the draft contains its text', () => {
    expect(shortcutOf({ ...none, key: 'z', ctrlKey: true }, true)).toBe('undo');
  });
});

describe('keysFor', () => {
  it('writes the keys as the platform does', () => {
    expect(keysFor('redo', false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keysFor('redo', true)).toEqual(['⌘', '⇧', 'Z']);
  });
});
