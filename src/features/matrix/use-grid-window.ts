import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import { withKept } from '../../ui/use-window.ts';
import { useSeen, type SeenControl } from './use-seen.ts';

/** Columns that are drawn together: a step to the side draws one block anew and no row. */
export const blockColumns = 8;

/** Sizes of the grid's parts in CSS pixels. */
export interface GridMeasures {
  readonly row: number;
  readonly column: number;
  /** The headings at the side, and on top. */
  readonly side: number;
  readonly top: number;
}

/** The sizes, which grow with the text size that somebody has set in the browser. */
export function useGridMeasures(): GridMeasures {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return useMemo(() => {
    const side = Math.round(Math.min(19 * rem, Math.max(11 * rem, window.innerWidth * 0.24)));
    return { row: Math.round(2.75 * rem), column: Math.round(2.625 * rem), side, top: Math.round(10.5 * rem) };
  }, [rem]);
}

/** Which rows and which blocks of columns are drawn. */
export interface GridWindow extends SeenControl {
  readonly rows: readonly number[];
  readonly blocks: readonly number[];
  /** Brings a cell wholly into sight, past the headings; row or column -1 leaves that direction as it is. */
  reveal(row: number, column: number): void;
  /** Rows and columns that are wholly in sight at once. */
  page(): { readonly rows: number; readonly columns: number };
}

interface Options {
  readonly rows: number;
  readonly columns: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly measures: GridMeasures;
  readonly rightToLeft: boolean;
  /** The row and the column that stay drawn wherever the window is: the ones that hold the keyboard. */
  readonly keepRow: number;
  readonly keepColumn: number;
  /** Where the window was left. */
  readonly top: number;
  readonly start: number;
}

/** A window over the grid in both directions. */
export function useGridWindow(options: Options): GridWindow {
  const { scroller, measures, rightToLeft } = options;
  const down = useAxis({
    count: options.rows,
    size: measures.row,
    keep: options.keepRow,
    offset: options.top,
    overscan: 4,
    scroller,
  });
  const across = useAxis({
    count: Math.ceil(options.columns / blockColumns),
    size: measures.column * blockColumns,
    keep: Math.floor(options.keepColumn / blockColumns),
    offset: options.start,
    overscan: 1,
    scroller,
    horizontal: { rightToLeft },
  });
  const control = useSeen(scroller, rightToLeft);
  const { row: height, column: width, side, top: head } = measures;
  const reveal = (row: number, column: number): void => {
    const seen = control.seen();
    const top = row < 0 ? seen.top : inSight(seen.top, seen.height - head, row * height, height);
    const start = column < 0 ? seen.start : inSight(seen.start, seen.width - side, column * width, width);
    control.scrollTo(top, start);
  };
  const page = () => ({
    rows: pageOf(control.seen().height, head, height),
    columns: pageOf(control.seen().width, side, width),
  });
  return { rows: down, blocks: across, reveal, page, ...control };
}

function pageOf(room: number, head: number, size: number): number {
  return Math.max(1, Math.floor((room - head) / size));
}

/** The offset nearest to the one at hand at which a part is wholly in a room. */
function inSight(offset: number, room: number, start: number, size: number): number {
  return Math.max(Math.min(offset, start), start + size - room);
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

/** What is drawn of one axis. The same array for as long as it is the same parts. */
function useAxis({ count, size, keep, offset, overscan, scroller, horizontal }: AxisOptions): readonly number[] {
  const rangeExtractor = useCallback(
    (range: Range) => (keep < 0 ? defaultRangeExtractor(range) : withKept(range, [keep])),
    [keep],
  );
  // The virtualizer is one object that changes inside; it is used only here, where what it shows is read.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    overscan,
    rangeExtractor,
    initialOffset: offset,
    ...(horizontal ? { horizontal: true, isRtl: horizontal.rightToLeft } : {}),
  });
  const shown = virtual
    .getVirtualItems()
    .map(({ index }) => index)
    .join(' ');
  return useMemo(() => (shown === '' ? [] : shown.split(' ').map(Number)), [shown]);
}
