/** Makes the browser's selection in the passage the pending span, and clears it when another part sets one. */
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { codePointOffset, offsetsOf } from '../../core/text/offsets.ts';
import { sameSpan } from '../../core/text/span.ts';
import { useStores, useView } from '../../shared/context.tsx';
import type { PendingSpan } from '../../desk/view-store.ts';
import { clearDomSelection, selectInDom, selectionIn } from './dom-offsets.ts';
import { selectedSpan } from './selection-span.ts';

interface SelectableText {
  readonly content: RefObject<HTMLElement | null>;
  readonly passageId: string;
  readonly text: string;
  /** Changes whenever the text's elements may have been rendered again. */
  readonly drawn: unknown;
}

/** The functions that connect the document's selection with the pending span. */
export interface TextSelection {
  /** Copies the document's selection to the pending span. A collapsed selection clears it only with `clears`. */
  readonly read: (clears: boolean) => void;
  /**
   * Call this when a pointer goes down in the text. Until it goes up, a collapsed selection clears the pending span.
   */
  readonly startPress: () => void;
}

/**
 * Connects the document's selection in the text with the pending span of the view. Only this hook does so:
 * - Selecting by any means sets the pending span, widened to whole characters.
 * - A pending span that is set elsewhere clears the document's selection, so that there are never two.
 * - When marks are rendered again under a selection, the selection is restored over the same text.
 */
export function useTextSelection({ content, passageId, text, drawn }: SelectableText): TextSelection {
  const { view } = useStores();
  const pending = useView((state) => state.pending);
  const ownPending = useRef<PendingSpan | null>(null);
  const isPressed = useRef(false);

  const read = useCallback(
    (clears: boolean): void => {
      const ends = content.current ? selectionIn(content.current) : undefined;
      const span = ends && selectedSpan(text, ends);
      const before = view.getState().pending;
      if (span) {
        if (before?.passageId === passageId && sameSpan(before.span, span)) ownPending.current = before;
        else view.actions.setPending((ownPending.current = { passageId, span }));
      } else if (ends && clears && before) {
        ownPending.current = null;
        view.actions.setPending(null);
      }
    },
    [content, text, passageId, view],
  );

  useEffect(() => {
    const onChange = (): void => read(isPressed.current);
    const onUp = (): void => {
      isPressed.current = false;
    };
    document.addEventListener('selectionchange', onChange);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      document.removeEventListener('selectionchange', onChange);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
    };
  }, [read]);

  useEffect(() => {
    // The effect may run late: by then a pointer may have selected text, and this pending span is an old one.
    if (view.getState().pending === ownPending.current) return;
    ownPending.current = null;
    if (content.current) clearDomSelection(content.current);
  }, [pending, content, view]);

  useLayoutEffect(() => {
    const fromDocument = ownPending.current;
    if (!fromDocument || !content.current || isPressed.current || document.getSelection()?.isCollapsed) return;
    const offsets = offsetsOf(text);
    if (fromDocument.span.end > offsets.codePointLength) return;
    const at = (offset: number) => offsets.toUtf16(codePointOffset(offset));
    selectInDom(content.current, { anchor: at(fromDocument.span.start), focus: at(fromDocument.span.end) });
  }, [drawn, content, text]);

  const startPress = useCallback(() => {
    isPressed.current = true;
  }, []);
  return { read, startPress };
}
