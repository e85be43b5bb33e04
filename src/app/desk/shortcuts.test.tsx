import { describe, expect, it, afterEach, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { keysFor, shortcutOf, useShortcuts, type Keys, type ShortcutActions, type Shortcut } from './shortcuts.ts';
import { setBrowserKeys, setLetterKeys } from '../../ui/keyboard.ts';
import { renderThemed } from '../../ui/rendered.fixtures.tsx';
import { guides } from '../../core/reference/guides.ts';
import { shortcutGroups } from './shortcuts-help.tsx';

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

  it.each([
    ['leaves “?” to a text field', { key: '?', shiftKey: true }, undefined],
    ['handles undo in a text field too, because the draft contains its text', { key: 'z', ctrlKey: true }, 'undo'],
  ])('%s', (_, keys, shortcut) => {
    expect(shortcutOf({ ...none, ...keys }, true)).toBe(shortcut);
  });
});

it('keysFor writes the keys as the platform does', () => {
  expect(keysFor('redo', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keysFor('redo', true)).toEqual(['⌘', '⇧', 'Z']);
});

describe('use shortcuts', () => {
  afterEach(() => {
    setBrowserKeys(true);
    setLetterKeys(true);
  });

  function renderShortcuts() {
    const actions = {
      undo: vi.fn(),
      redo: vi.fn(),
      save: vi.fn(),
      find: vi.fn(),
      help: vi.fn(),
      openHelp: vi.fn(),
      nextRegion: vi.fn(),
      previousRegion: vi.fn(),
      findInPassage: vi.fn(() => true),
    } satisfies ShortcutActions;
    const Desk = () => {
      useShortcuts(actions, true);
      return null;
    };
    renderThemed(<Desk />);
    return actions;
  }

  it('leaves F1, F6 and Ctrl K to the browser if a person turns them off', () => {
    const actions = renderShortcuts();
    const keys = [{ key: 'F1' }, { key: 'F6' }, { key: 'k', ctrlKey: true }];
    setBrowserKeys(false);
    // `fireEvent` returns false if the event was prevented.
    for (const key of keys) expect(fireEvent.keyDown(document.body, key), key.key).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false);
    setBrowserKeys(true);
    for (const key of keys) expect(fireEvent.keyDown(document.body, key), key.key).toBe(false);
    expect(actions.openHelp).toHaveBeenCalledOnce();
    expect(actions.nextRegion).toHaveBeenCalledOnce();
    expect(actions.find).toHaveBeenCalledOnce();
  });

  it('does nothing on “?” if letters are not shortcuts', () => {
    const { help } = renderShortcuts();
    setLetterKeys(false);
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(help).not.toHaveBeenCalled();
    setLetterKeys(true);
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(help).toHaveBeenCalledOnce();
  });
});

const body = guides.find(({ id }) => id === 'guide/keyboard-shortcuts')?.body ?? [];
const tables = body.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
const headings = body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

describe('the guide to the keyboard shortcuts', () => {
  it('has the keys of the dialog, word for word and in its order', () => {
    const groups = shortcutGroups(false);
    expect(headings).toEqual(groups.map(({ title }) => title));
    expect(tables).toEqual(groups.map(({ lines }) => lines.map(([keys, what]) => [`\`${keys.join(' ')}\``, what])));
  });

  it('has every shortcut that the desk reads', () => {
    const shortcuts: readonly Shortcut[] = ['undo', 'redo', 'find', 'help', 'nextRegion', 'previousRegion'];
    const keys = tables.flat().map(([written]) => written);
    expect(shortcuts.filter((shortcut) => !keys.includes(`\`${keysFor(shortcut, false).join(' ')}\``))).toEqual([]);
  });
});
