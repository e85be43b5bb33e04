/** Keeps texts of pictures within their boxes if a person sets letters or words further apart (WCAG 1.4.12). */
import { useCallback, useMemo, useState, type RefCallback } from 'react';
import type { KeepWithin } from './text-fit.ts';

/**
 * Returns how texts are kept within their boxes, and a reference for an element that is as wide as its text: there,
 * the spacing is noticed whenever it changes.
 */
export function useTextSpacing(): readonly [keepWithin: KeepWithin | undefined, element: RefCallback<HTMLElement>] {
  // The width of the element; 0 without a spacing.
  const [spaced, setSpaced] = useState(0);
  const element = useCallback<RefCallback<HTMLElement>>((text) => {
    if (!text) return undefined;
    const observer = new ResizeObserver(() => {
      const { letterSpacing, wordSpacing } = getComputedStyle(text);
      const isSpaced = [letterSpacing, wordSpacing].some((length) => Number.parseFloat(length) > 0);
      setSpaced(isSpaced ? text.getBoundingClientRect().width : 0);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return [useMemo(() => (spaced > 0 ? keeper() : undefined), [spaced]), element];
}

/** Narrows the texts that are too wide. Measures all of them before it changes one, which takes one layout. */
function keeper(): KeepWithin {
  const waiting = new Map<SVGTextElement, number>();
  const narrowAll = (): void => {
    // Not the computed text length, in which WebKit omits the spacing.
    const wide = [...waiting].filter(([text, widthLimit]) => text.getBBox().width > widthLimit);
    for (const [text, widthLimit] of wide) {
      text.setAttribute('textLength', String(widthLimit));
      // Firefox moves the letters of a line from right to left apart instead of together, but can narrow them as well.
      if (text.textContent.startsWith('\u202B')) text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    waiting.clear();
  };
  return (widthLimit) => (text) => {
    if (!text) return undefined;
    if (waiting.size === 0) queueMicrotask(narrowAll);
    waiting.set(text, widthLimit);
    return () => {
      text.removeAttribute('textLength');
      text.removeAttribute('lengthAdjust');
    };
  };
}
