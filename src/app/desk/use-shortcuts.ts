import { useEffect } from 'react';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { keepsNativeUndo, shortcutOf, takesText, type Shortcut } from './shortcuts.ts';

/** What the shortcuts do. The browser's own comes instead of “Find in passage” where that gives false. */
export type ShortcutActions = Readonly<Record<Exclude<Shortcut, 'findInPassage'>, () => void>> & {
  readonly findInPassage: () => boolean;
};

/** Listens for the desk's shortcuts on the whole page, while `listening`; the last set of actions given counts. */
export function useShortcuts(actions: ShortcutActions, listening: boolean): void {
  useEffect(() => {
    if (!listening) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      const shortcut = shortcutOf(event, takesText(target));
      if (!shortcut || (event.key === '?' && !hasLetterKeys())) return;
      if ((shortcut === 'undo' || shortcut === 'redo') && keepsNativeUndo(target)) return;
      if (shortcut === 'findInPassage' && !actions.findInPassage()) return;
      event.preventDefault();
      if (shortcut !== 'findInPassage') actions[shortcut]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions, listening]);
}
