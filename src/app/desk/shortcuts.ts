/** The desk’s keyboard shortcuts: which keys trigger which action. */
import { useEffect } from 'react';
import { letterOf, takesBrowserKeys, hasLetterKeys } from '../../ui/keyboard.ts';

/** The actions that shortcuts trigger. */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'find'
  | 'findInPassage'
  | 'help'
  | 'openHelp'
  | 'nextRegion'
  | 'previousRegion';

/** The part of a keyboard event that identifies a shortcut. */
export interface Keys {
  readonly key: string;
  /** The position of the key, for keyboards without Latin letters. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Returns the shortcut for pressed keys. Ctrl and ⌘ are equivalent on every platform. `typing` means that a text field
 * has the focus, where a plain “?” is a character.
 */
export function shortcutOf(event: Keys, typing: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey) return undefined;
  if (key === 'F1') return ctrlKey || metaKey || shiftKey ? undefined : 'openHelp';
  if (key === 'F6') return shiftKey ? 'previousRegion' : 'nextRegion';
  if (!ctrlKey && !metaKey) return key === '?' && !typing ? 'help' : undefined;
  const letter = letterOf(event);
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (letter === 'y' && !shiftKey) return 'redo';
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'k' && !shiftKey) return 'find';
  if (letter === 'f' && !shiftKey) return 'findInPassage';
  return undefined;
}

const textInputs = new Set(['text', 'search', 'url', 'email', 'tel', 'password', 'number']);

/** Whether an element accepts typed characters. */
function takesText(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return textInputs.has(element.type) && !element.readOnly;
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable);
}

/**
 * Whether the browser’s own undo applies to an element because its text is not part of the draft: search fields, fields
 * in dialogs, and elements with `data-native-undo`, such as fields while they contain typed text that is not saved.
 */
function keepsNativeUndo(element: Element | null): boolean {
  return takesText(element) && element?.closest('[type="search"], [role="dialog"], [data-native-undo="true"]') !== null;
}

/** Returns the key names of a shortcut on this platform. */
export function keysFor(shortcut: Shortcut, isApple: boolean): readonly string[] {
  const command = isApple ? '⌘' : 'Ctrl';
  return {
    undo: [command, 'Z'],
    redo: [command, isApple ? '⇧' : 'Shift', 'Z'],
    save: [command, 'S'],
    find: [command, 'K'],
    findInPassage: [command, 'F'],
    help: ['?'],
    openHelp: ['F1'],
    nextRegion: ['F6'],
    previousRegion: [isApple ? '⇧' : 'Shift', 'F6'],
  }[shortcut];
}

// Listens for the desk’s keyboard shortcuts on the whole page, except where the browser’s own must work.

/** The shortcuts whose keys a browser or a screen reader may need. */
const browserShortcuts: ReadonlySet<Shortcut> = new Set(['openHelp', 'nextRegion', 'previousRegion', 'find']);

/** The actions of the shortcuts. If `findInPassage` returns false, the browser’s own search opens. */
export type ShortcutActions = Readonly<Record<Exclude<Shortcut, 'findInPassage'>, () => void>> & {
  readonly findInPassage: () => boolean;
};

/** Listens for the desk’s shortcuts on the whole page while `listening`. */
export function useShortcuts(actions: ShortcutActions, listening: boolean): void {
  useEffect(() => {
    if (!listening) return undefined;
    // The field in which the browser undid or redid typing last, even if it is empty now.
    let nativeField: Element | null = null;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      const shortcut = shortcutOf(event, takesText(target));
      if (!shortcut || (event.key === '?' && !hasLetterKeys())) return;
      if (browserShortcuts.has(shortcut) && !takesBrowserKeys()) return;
      if (shortcut === 'undo' || shortcut === 'redo') {
        if (shortcut === 'undo' || target !== nativeField) nativeField = keepsNativeUndo(target) ? target : null;
        if (nativeField) return;
      }
      if (shortcut === 'findInPassage' && !actions.findInPassage()) return;
      event.preventDefault();
      if (shortcut !== 'findInPassage') actions[shortcut]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions, listening]);
}
