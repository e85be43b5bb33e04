/** Replaces the browser's copying in the passage, so that the clipboard gets the passage's exact text. */
import { useEffect, type RefObject } from 'react';
import { textAt, type CodePointSpan } from '../../core/text/span.ts';
import { selectionIn } from './dom-offsets.ts';

/**
 * Copies the pending span exactly as the passage has it. The browser's own copy would lack the blocks that are not
 * rendered and would add line breaks. It listens on the document, because a selection that extends beyond the text is
 * copied from there.
 */
export function useExactCopy(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  text: string,
  pending: CodePointSpan | null,
): void {
  useEffect(() => {
    const onCopy = (event: ClipboardEvent): void => {
      const { activeElement } = document;
      const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
      const isHere =
        (scroller.current?.contains(activeElement) ?? false) ||
        (content.current && selectionIn(content.current) !== undefined);
      const words = pending && !isField && isHere ? textAt(text, pending) : undefined;
      if (!words) return;
      event.clipboardData?.setData('text/plain', words);
      event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [scroller, content, text, pending]);
}
