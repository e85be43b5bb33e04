/** Listens for the desk’s keyboard shortcuts on the whole page, except where the browser’s own must work. */
import { useEffect } from 'react';
import { takesBrowserKeys, hasLetterKeys } from '../../ui/keyboard.ts';
import { keepsNativeUndo, shortcutOf, takesText, type Shortcut } from './shortcuts.ts';

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
