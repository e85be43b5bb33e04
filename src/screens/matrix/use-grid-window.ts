/** Decides which rows and blocks of columns of the matrix grid are rendered, and measures the grid. */
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { withPinned } from '../../ui/window-rows.tsx';
import type { AxisItem } from './axis.ts';
import type { GridPlace, Spot } from './matrix-view.ts';

/** Columns that are rendered together, so that a step to the side renders one block and no row. */
export const blockColumns = 8;

/** Returns the sizes of the grid, which follow its visible area and the browser's text size. */
export function useGridMeasures(scroller: RefObject<HTMLElement | null>, columns: readonly AxisItem[]): GridMeasures {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const [size, setSize] = useState({ width: window.innerWidth, height: window.innerHeight });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const count = columns.length;
  const longest = useMemo(() => columns.reduce((most, { words }) => Math.max(most, words.length), 0), [columns]);
  return useMemo(() => gridMeasures({ rem, ...size, columns: count, longest }), [rem, size, count, longest]);
}

interface Options {
  readonly rows: number;
  readonly columns: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly measures: GridMeasures;
  readonly rightToLeft: boolean;
  /** The active cell, which stays rendered wherever the viewport is. */
  readonly spot: Spot;
  readonly initial: GridPlace;
}

/** Virtualizes the grid in both directions: the rendered rows and blocks of columns, and the viewport. */
export function useGridWindow(options: Options) {
  const { scroller, measures, rightToLeft } = options;
  const down = useAxis({
    count: options.rows,
    size: measures.row,
    keep: options.spot.row,
    offset: options.initial.top,
    overscan: 4,
    scroller,
  });
  const across = useAxis({
    count: Math.ceil(options.columns / blockColumns),
    size: measures.column * blockColumns,
    keep: Math.floor(options.spot.column / blockColumns),
    offset: options.initial.start,
    overscan: 1,
    scroller,
    horizontal: { rightToLeft },
  });
  const control = useViewport(scroller, rightToLeft);
  const { row: height, column: width, side, top: head } = measures;
  /** Scrolls a cell fully into view, clear of the headings; row or column -1 does not scroll in that direction. */
  const reveal = (row: number, column: number): void => {
    const viewport = control.viewport();
    const top = row < 0 ? viewport.top : offsetToReveal(viewport.top, viewport.height - head, row * height, height);
    const start =
      column < 0 ? viewport.start : offsetToReveal(viewport.start, viewport.width - side, column * width, width);
    control.scrollTo(top, start);
  };
  /** Returns the number of rows and columns that are fully visible at once. */
  const page = () => ({
    rows: pageOf(control.viewport().height, head, height),
    columns: pageOf(control.viewport().width, side, width),
  });
  return { rows: down, blocks: across, reveal, page, ...control };
}

function pageOf(available: number, head: number, size: number): number {
  return Math.max(1, Math.floor((available - head) / size));
}

/** Returns the offset nearest to the current one at which a part is fully visible. */
function offsetToReveal(offset: number, available: number, start: number, size: number): number {
  return Math.max(Math.min(offset, start), start + size - available);
}

interface AxisOptions {
  readonly count: number;
  readonly size: number;
  readonly keep: number;
  readonly offset: number;
  readonly overscan: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly horizontal?: { readonly rightToLeft: boolean };
}

/** Returns the rendered parts of one axis. The array stays the same as long as the parts do. */
function useAxis({ count, size, keep, offset, overscan, scroller, horizontal }: AxisOptions): readonly number[] {
  const rangeExtractor = useCallback(
    (range: Range) => (keep < 0 ? defaultRangeExtractor(range) : withPinned(range, [keep])),
    [keep],
  );
  // The virtualizer is a mutable object, which the compiler cannot memoize; it is only read here.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    overscan,
    rangeExtractor,
    initialOffset: offset,
    ...(horizontal ? { horizontal: true, isRtl: horizontal.rightToLeft } : {}),
  });
  useLayoutEffect(() => {
    // The virtualizer reads a changed size only when it measures again.
    virtual.measure();
  }, [virtual, size]);
  const shown = virtual
    .getVirtualItems()
    .map(({ index }) => index)
    .join(' ');
  return useMemo(() => (shown === '' ? [] : shown.split(' ').map(Number)), [shown]);
}

/** The visible part of the scrolled content, in CSS pixels: its offsets (from the inline start) and its size. */
export interface Viewport {
  readonly top: number;
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Tracks the visible part of a scrolled element. The value is cached, because measuring it would force a layout after
 * each key.
 */
function useViewport(scroller: RefObject<HTMLElement | null>, rightToLeft: boolean) {
  const cache = useRef<Viewport | null>(null);
  const sign = rightToLeft ? -1 : 1;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      cache.current = measure(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  /** Updates the cached value. Call it after the element was scrolled. */
  const refresh = (): void => {
    if (scroller.current) cache.current = measure(scroller.current);
  };
  const viewport = (): Viewport => {
    if (!cache.current) refresh();
    return cache.current ?? { top: 0, start: 0, width: 0, height: 0 };
  };
  /** Scrolls to the offsets, unless it is already there. */
  const scrollTo = (top: number, start: number): void => {
    const before = viewport();
    if (before.top === top && before.start === start) return;
    cache.current = { ...before, top, start };
    scroller.current?.scrollTo(sign * start, top);
  };
  return { viewport, refresh, scrollTo };
}

function measure({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): Viewport {
  // In right-to-left text scrollLeft is negative (CSSOM View).
  return { top: scrollTop, start: Math.abs(scrollLeft), width: clientWidth, height: clientHeight };
}

/** Sizes of the grid's parts in CSS pixels. */
export interface GridMeasures {
  readonly row: number;
  readonly column: number;
  /** The width of the row headings, and the height of the column headings. */
  readonly side: number;
  readonly top: number;
  /** Whether the column headings are turned, because columns are too narrow for words. */
  readonly isTurned: boolean;
  /** The number of lines of a column heading's text. */
  readonly lines: number;
}

/** What the sizes depend on. */
interface GridSpace {
  /** The size of the text of the page, in CSS pixels. */
  readonly rem: number;
  /** The size of the visible part of the grid, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** The length of the longest text of a column, in UTF-16 units. */
  readonly longest: number;
}

/** The average width of a letter and the height of a line of a heading's text, as shares of the page's text size. */
const letter = 0.47;
const line = 1.06;

/**
 * Returns the sizes for a visible area. Columns share the width that the row headings leave, up to a width at which
 * their texts are easy to read; the row headings get the rest. If there are too many columns, they have the smallest
 * width and the grid scrolls.
 */
export function gridMeasures({ rem, width, height, columns, longest }: GridSpace): GridMeasures {
  const least = Math.round(2.625 * rem);
  const ownSide = Math.round(Math.min(19 * rem, Math.max(11 * rem, width * 0.24)));
  const share = Math.floor((width - ownSide) / Math.max(1, columns));
  const column = Math.min(Math.round(18 * rem), Math.max(least, share));
  const isTurned = column < 5 * rem;
  // Within its column, a turned heading shows its name and as many lines of text as fit beside it.
  const lines = isTurned
    ? Math.max(1, Math.floor((column / rem - 1.25) / line))
    : linesOf(longest, column / rem - 0.75);
  const tallest = Math.max(7 * rem, height * 0.36);
  const top = isTurned ? Math.max(10.5 * rem, Math.min(16 * rem, tallest)) : (2.2 + lines * line) * rem;
  const side = Math.max(ownSide, width - columns * column);
  return { row: Math.round(2.75 * rem), column, side, top: Math.round(top), isTurned, lines };
}

/** Returns the number of lines that a text of this length needs in this width, from 1 to 8. */
function linesOf(length: number, width: number): number {
  return Math.min(8, Math.max(1, Math.ceil((Math.min(length, 400) * letter * 1.15) / width)));
}
