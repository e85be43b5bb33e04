import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { codePointOffset, offsetsOf } from '../../core/passage/offsets.ts';
import { sameSpan } from '../../core/passage/span.ts';
import { useStores, useView } from '../../store/context.tsx';
import type { PendingSpan } from '../../store/view-store.ts';
import { clearDomSelection, selectInDom, selectionIn } from './dom-offsets.ts';
import { selectedSpan } from './selection-span.ts';

interface SelectableText {
  readonly room: RefObject<HTMLElement | null>;
  readonly passageId: string;
  readonly text: string;
  /** Changes whenever the text's elements may have been cut anew. */
  readonly drawn: unknown;
}

/** The handles of the tie between the page's selection and the pending span. */
export interface TextSelection {
  /** Reads the selection of the page into the pending span. A collapsed one clears it only with `clears`. */
  readonly read: (clears: boolean) => void;
  /** To be called when a pointer goes down in the text: until it goes up, a collapsed selection clears. */
  readonly pressed: () => void;
}

/**
 * Ties the page's selection in the text to the pending span of the view. Only here do the two meet:
 * - selecting, by whatever means, sets the pending span, widened to whole characters;
 * - a pending span that comes from elsewhere takes the page's selection away, so that there are never two;
 * - when marks are drawn anew under a selection, it is put back over the same text.
 */
export function useTextSelection({ room, passageId, text, drawn }: SelectableText): TextSelection {
  const { view } = useStores();
  const pending = useView((state) => state.pending);
  const fromPage = useRef<PendingSpan | null>(null);
  const isPressed = useRef(false);

  const read = useCallback(
    (clears: boolean): void => {
      const ends = room.current ? selectionIn(room.current) : undefined;
      const span = ends && selectedSpan(text, ends);
      const before = view.getState().pending;
      if (span) {
        if (before?.passageId === passageId && sameSpan(before.span, span)) fromPage.current = before;
        else view.actions.setPending((fromPage.current = { passageId, span }));
      } else if (ends && clears && before) {
        view.actions.setPending(null);
      }
    },
    [room, text, passageId, view],
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
    if (pending === fromPage.current) return;
    fromPage.current = null;
    if (room.current) clearDomSelection(room.current);
  }, [pending, room]);

  useLayoutEffect(() => {
    const kept = fromPage.current;
    if (!kept || !room.current || isPressed.current || document.getSelection()?.isCollapsed) return;
    const offsets = offsetsOf(text);
    if (kept.span.end > offsets.codePointLength) return;
    const at = (offset: number) => offsets.toUtf16(codePointOffset(offset));
    selectInDom(room.current, { anchor: at(kept.span.start), focus: at(kept.span.end) });
  }, [drawn, room, text]);

  const pressed = useCallback(() => {
    isPressed.current = true;
  }, []);
  return { read, pressed };
}
