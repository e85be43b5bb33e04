import { useEffect, type RefObject } from 'react';
import { textAt, type CodePointSpan } from '../../core/passage/span.ts';
import { selectionIn } from './dom-offsets.ts';

/**
 * Copies the pending span exactly as the passage has it: what the browser would copy lacks the blocks that are not
 * drawn, and has line breaks of its own. It listens on the document, since a selection that was drawn or moved past
 * the text's edge is copied from out there.
 */
export function useExactCopy(
  scroller: RefObject<HTMLElement | null>,
  room: RefObject<HTMLElement | null>,
  text: string,
  pending: CodePointSpan | null,
): void {
  useEffect(() => {
    const onCopy = (event: ClipboardEvent): void => {
      const { activeElement } = document;
      const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
      const isHere =
        (scroller.current?.contains(activeElement) ?? false) ||
        (room.current && selectionIn(room.current) !== undefined);
      const words = pending && !isField && isHere ? textAt(text, pending) : undefined;
      if (!words) return;
      event.clipboardData?.setData('text/plain', words);
      event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [scroller, room, text, pending]);
}
