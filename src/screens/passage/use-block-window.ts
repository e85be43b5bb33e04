/** Renders only a long passage’s blocks of text near the viewport, and scrolls a span into view. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Passage } from '../../core/casefile/types.generated.ts';
import { codePointOffset, offsetsOf } from '../../core/text/offsets.ts';
import { blocksOf, type TextBlock, blockAt } from '../../core/text/segments.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import { useWindow, type ListPlace } from '../../ui/window-rows.tsx';
import { rangesOf } from './dom-offsets.ts';
import { scrollToReveal } from './reveal-span.ts';

/**
 * Used to estimate the height of a block before it is rendered: the line height in CSS pixels and the average number of
 * characters per line.
 */
const lineHeight = 28;
const charactersPerLine = 62;

/**
 * Texts up to this size, in UTF-16 units and blocks, are rendered whole, so that screen readers and the browser’s own
 * search have all of them.
 */
const wholeText = 60_000;
const wholeBlocks = 600;

interface BlockWindow {
  readonly blocks: readonly TextBlock[];
  readonly virtual: ReturnType<typeof useWindow>;
  /** Scrolls a span to the middle of the view, unless it is already visible. Without animation. */
  readonly reveal: (span: CodePointSpan) => void;
}

/** Where each passage was left, so that it is there again after another screen or another passage. */
const places = new WeakMap<Passage, ListPlace>();

/**
 * Returns the blocks of a text that are near the visible part. The blocks at `pinned` offsets (in code points) stay
 * rendered anyway, because the ends of a selection must.
 */
export function useBlockWindow(
  passage: Passage,
  pinned: readonly number[],
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): BlockWindow {
  const { text } = passage;
  const blocks = useMemo(() => blocksOf(text), [text]);
  const [revealed, setRevealed] = useState(-1);
  const keep = [...pinned.map((offset) => blockAt(blocks, offset)), revealed];
  const estimate = useCallback((index: number) => estimateHeight(text, blocks[index]), [text, blocks]);
  const isWhole = text.length <= wholeText && blocks.length <= wholeBlocks;
  const overscan = isWhole ? blocks.length : 4;
  const place = places.get(passage);
  const virtual = useWindow({ count: blocks.length, scroller, estimate, keep, overscan, place });
  useLayoutEffect(
    () => () => void places.set(passage, { offset: virtual.scrollOffset ?? 0, rows: virtual.takeSnapshot() }),
    [passage, virtual],
  );
  const frame = useRef(0);
  const hidden = useRef<ResizeObserver>(undefined);
  useEffect(() => () => hidden.current?.disconnect(), []);

  const reveal = useCallback(
    (span: CodePointSpan): void => {
      setRevealed(blockAt(blocks, span.start));
      cancelAnimationFrame(frame.current);
      hidden.current?.disconnect();
      let left = 8;
      const settle = (): void => {
        left -= 1;
        const moved =
          scroller.current && content.current ? scrollIntoView(scroller.current, content.current, text, span) : false;
        if (moved && left > 0) frame.current = requestAnimationFrame(settle);
      };
      frame.current = requestAnimationFrame(settle);
      if (!scroller.current || scroller.current.clientHeight > 0) return;
      // On a narrow desk the passage may be behind another tab. It then scrolls as soon as it appears.
      hidden.current = new ResizeObserver(([entry]) => {
        if (!entry || entry.contentRect.height === 0) return;
        hidden.current?.disconnect();
        left = 8;
        frame.current = requestAnimationFrame(settle);
      });
      hidden.current.observe(scroller.current);
    },
    [blocks, scroller, content, text],
  );

  return { blocks, virtual, reveal };
}

function estimateHeight(text: string, block: TextBlock | undefined): number {
  if (!block) return lineHeight;
  let breaks = 0;
  for (let at = block.end - 2; at >= block.start && isBreak(text.charCodeAt(at)); at -= 1) breaks += 1;
  return (Math.ceil((block.end - block.start - breaks) / charactersPerLine) + breaks) * lineHeight;
}

function isBreak(unit: number): boolean {
  return unit === 10 || unit === 13;
}

/**
 * Scrolls the span to the middle. Returns true if it had to scroll, because newly rendered blocks may shift the span
 * again.
 */
function scrollIntoView(scroller: HTMLElement, content: HTMLElement, text: string, span: CodePointSpan): boolean {
  const offsets = offsetsOf(text);
  const end = Math.min(span.end, offsets.codePointLength);
  const start = Math.min(span.start, end);
  const ranges = rangesOf(content, offsets.toUtf16(codePointOffset(start)), offsets.toUtf16(codePointOffset(end)));
  const [first] = ranges;
  if (!first) return true;
  const by = scrollToReveal(first.getBoundingClientRect(), scroller.getBoundingClientRect());
  const before = scroller.scrollTop;
  scroller.scrollTop += by;
  return Math.abs(scroller.scrollTop - before) > 1;
}
