/** Takes the focus when a button that was used is no longer there. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

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
