/** Returns the focus after a dialog, in place of the modal’s own mechanism. */
import { useCallback, useRef, useLayoutEffect, type RefObject } from 'react';

// Passes the focus on to the element that takes the place of the focused one.

/** Returns a ref for an element whose key changes. The new element takes the focus if the one before had it. */
export function useInheritedFocus(): (element: HTMLElement | null) => (() => void) | undefined {
  const hadFocus = useRef(false);
  return useCallback((element) => {
    if (!element) return undefined;
    if (hadFocus.current) element.focus();
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}

/**
 * Focuses an element when `state` changes after a button was used and the focus is lost. Returns a function that
 * a button calls when it is used. The focus moves before anything else runs, so that no key is lost.
 */
export function useLostFocus(root: RefObject<HTMLElement | null>, state: unknown): () => void {
  const isButtonUsed = useRef(false);
  useLayoutEffect(() => {
    if (isButtonUsed.current && document.activeElement === document.body) root.current?.focus();
    isButtonUsed.current = false;
  }, [root, state]);
  return () => {
    isButtonUsed.current = true;
  };
}

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
