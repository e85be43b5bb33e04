/** Returns the focus after a dialog, in place of the modal’s own mechanism. */
import { useLayoutEffect } from 'react';

/**
 * Restores the focus when a dialog closes or unmounts. The modal’s own mechanism reads the focus only after painting,
 * when it can already be in the dialog, and not at all if the dialog is opened by being rendered. An element that got
 * the focus since keeps it.
 */
export function useReturnedFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const before = document.activeElement;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body || document.activeElement?.closest('[role="dialog"]');
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
