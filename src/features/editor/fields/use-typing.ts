/** Gives text fields the handlers for typing, which keep untouched text unchanged. */
import { useRef } from 'react';
import type { Pointer } from '../../../core/json/pointer.ts';
import { typing, useEdits } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { typedText, withoutLastBreaks } from '../../../core/json/typed-text.ts';

/**
 * Returns the handlers for typing in a text of the entry. Line breaks typed or pasted at its end are removed when the
 * field loses the focus. A text that was not edited stays as it is.
 */
export function useTyping(field: Pointer, title: string, text: string) {
  const { base } = usePlace();
  const edits = useEdits();
  const path = base + field;
  const typedIn = useRef<Pointer>(undefined);
  const set = (next: string): boolean => edits.set(field, next, typing(title, path));
  return {
    onText: (typed: string): void => {
      typedIn.current = path;
      set(typedText(text, typed));
    },
    onBlur: (): void => {
      const trimmed = withoutLastBreaks(text);
      if (typedIn.current === path && trimmed !== text) set(trimmed);
      typedIn.current = undefined;
    },
  };
}
