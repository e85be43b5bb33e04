/** Decides which rows and blocks of columns of the matrix grid are rendered, and measures the grid. */
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { withPinned } from '../../ui/use-window.ts';
import type { AxisItem } from './axis.ts';
import { gridMeasures, type GridMeasures } from './grid-measures.ts';
import type { GridPlace, Spot } from './matrix-view.ts';
import { useViewport } from './use-viewport.ts';

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
