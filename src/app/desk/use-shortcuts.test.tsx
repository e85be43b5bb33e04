import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setBrowserKeys, setLetterKeys } from '../../ui/keyboard.ts';
import { renderThemed } from '../../ui/rendered.fixtures.tsx';
import { useShortcuts, type ShortcutActions } from './use-shortcuts.ts';

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
