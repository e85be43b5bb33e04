/** Passes the focus on to the element that takes the place of the focused one. */
import { useCallback, useRef } from 'react';

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
