import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { ClaimMark } from '../../core/assessment/claim-marks.ts';
import { blockAt, piecesOf, type Piece } from '../../core/passage/block-pieces.ts';
import { offsetsOf } from '../../core/passage/offsets.ts';
import { assignLanes, blocksOf, markSegments, type TextBlock } from '../../core/passage/segments.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';
import type { MarkTable } from '../../ui/marked-block.tsx';
import { useWindow } from '../../ui/use-window.ts';

/** For estimating the height of a block before it is rendered: the height of a line in CSS pixels, and its characters. */
const lineHeight = 28;
const charactersPerLine = 48;

interface MarkedText {
  readonly blocks: readonly TextBlock[];
  readonly virtual: ReturnType<typeof useWindow>;
  readonly pieces: (index: number) => readonly Piece[];
  readonly table: MarkTable;
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
  const keep = useMemo(() => [revealed], [revealed]);
  const estimate = useCallback(
    (index: number) => {
      const { start = 0, end = 0 } = blocks[index] ?? {};
      return Math.ceil((end - start) / charactersPerLine) * lineHeight;
    },
    [blocks],
  );
  const virtual = useWindow({ count: blocks.length, scroller, estimate, keep, overscan: 3 });
  const marked = useMemo(() => cutAtMarks(text, blocks, marks), [text, blocks, marks]);
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

function cutAtMarks(text: string, blocks: readonly TextBlock[], marks: readonly ClaimMark[]) {
  const offsets = offsetsOf(text);
  const segments = markSegments(offsets.codePointLength, marks);
  const cache = new Map<number, readonly Piece[]>();
  const table: MarkTable = {
    byKey: new Map(marks.map(({ key, claimId, fits }) => [key, { name: claimId, fits }])),
    lanes: assignLanes(marks),
  };
  return {
    table,
    pieces(index: number): readonly Piece[] {
      const cached = cache.get(index);
      const block = blocks[index];
      if (cached || !block) return cached ?? [];
      const fresh = piecesOf(block, segments, offsets);
      cache.set(index, fresh);
      return fresh;
    },
  };
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
