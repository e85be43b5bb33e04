/** Gives the review's passage column the text in blocks with marks, and scrolls to a mark. */
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { ClaimMark } from '../../core/assessment/claim-marks.ts';
import { blockAt } from '../../core/passage/block-pieces.ts';
import { blocksOf, type TextBlock } from '../../core/passage/segments.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';
import { useMarkedBlocks, type MarkedBlocks } from '../../shared/use-marked-blocks.ts';
import { useWindow } from '../../ui/use-window.ts';

/**
 * For estimating the height of a block before it is rendered: the height of a line in CSS pixels, and its characters.
 */
const lineHeight = 28;
const charactersPerLine = 48;

interface MarkedText extends MarkedBlocks {
  readonly blocks: readonly TextBlock[];
  readonly virtual: ReturnType<typeof useWindow>;
  /** Scrolls to the mark with this key, unless it is visible. Without animation. */
  readonly reveal: (span: CodePointSpan, key: number) => void;
}

/** Splits a text into virtualized blocks, each cut at the edges of the marks. */
export function useMarkedText(
  text: string,
  marks: readonly ClaimMark[],
  scroller: RefObject<HTMLElement | null>,
): MarkedText {
  const blocks = useMemo(() => blocksOf(text), [text]);
  const [revealed, setRevealed] = useState(-1);
  const estimate = useCallback(
    (index: number) => {
      const { start = 0, end = 0 } = blocks[index] ?? {};
      return Math.ceil((end - start) / charactersPerLine) * lineHeight;
    },
    [blocks],
  );
  const virtual = useWindow({ count: blocks.length, scroller, estimate, keep: [revealed], overscan: 3 });
  const marked = useMarkedBlocks(text, blocks, marks);
  const frame = useRef(0);
  const reveal = useCallback(
    (span: CodePointSpan, key: number): void => {
      setRevealed(blockAt(blocks, span.start));
      cancelAnimationFrame(frame.current);
      let attempts = 8;
      const settle = (): void => {
        attempts -= 1;
        if (scrollToMark(scroller.current, key) && attempts > 0) frame.current = requestAnimationFrame(settle);
      };
      frame.current = requestAnimationFrame(settle);
    },
    [blocks, scroller],
  );
  return { blocks, virtual, reveal, ...marked };
}

/** Centres a mark. Returns whether another attempt may be needed: it scrolled, or the mark is not rendered yet. */
function scrollToMark(scroller: HTMLElement | null, key: number): boolean {
  const mark = scroller?.querySelector(`[data-keys~="${String(key)}"]`);
  if (!scroller || !mark) return true;
  const rect = mark.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const margin = Math.min(24, view.height / 4);
  const fits = rect.height < view.height - 2 * margin;
  if (rect.top >= view.top + margin && (fits ? rect.bottom : rect.top) <= view.bottom - margin) return false;
  const before = scroller.scrollTop;
  scroller.scrollTop += rect.top - (fits ? view.top + (view.height - rect.height) / 2 : view.top + margin);
  return Math.abs(scroller.scrollTop - before) > 1;
}
