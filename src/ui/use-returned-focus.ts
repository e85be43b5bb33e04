import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when a dialogue opened, once it closes or goes away. The modal's own way looks
 * only after painting, when the focus can be in the dialogue already, and not at all where it is opened by being
 * rendered. What took the focus since keeps it.
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
