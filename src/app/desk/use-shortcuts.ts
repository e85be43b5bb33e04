import { useEffect } from 'react';
import { keepsNativeUndo, shortcutOf, takesText, type Shortcut } from './shortcuts.ts';

/** Listens for the desk's shortcuts on the whole page, while `listening`; the last set of actions given counts. */
export function useShortcuts(actions: Readonly<Record<Shortcut, () => void>>, listening: boolean): void {
  useEffect(() => {
    if (!listening) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      const shortcut = shortcutOf(event, takesText(target));
      if (!shortcut) return;
      if ((shortcut === 'undo' || shortcut === 'redo') && keepsNativeUndo(target)) return;
      event.preventDefault();
      actions[shortcut]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions, listening]);
}
