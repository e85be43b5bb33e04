/** Decides which rows of a long list are rendered, and which are in sight. */
import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';

/** The rows and their estimated sizes. */
export interface WindowOptions {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The height of a row before it is measured, in CSS pixels. */
  readonly estimate: (index: number) => number;
  readonly keyOf?: (index: number) => string | number;
  /** Rows that always stay rendered, such as the focused one; -1 is ignored. */
  readonly keep?: readonly number[];
  /** Rows rendered beyond each edge of the window. */
  readonly overscan?: number;
  /** The height of what is above the list in its scroller, in CSS pixels. */
  readonly margin?: number;
}

/** Virtualises many rows: only visible and nearby rows are rendered. Rows measure themselves with `measureElement`. */
export function useWindow(options: WindowOptions): Virtualizer<HTMLElement, HTMLElement> {
  const { count, scroller, estimate, keyOf, keep = [], overscan = 6, margin = 0 } = options;
  const pins = keep.join(' ');
  const rangeExtractor = useCallback((range: Range) => withPinned(range, indices(pins)), [pins]);
  // The virtualizer is one mutable object; it is used only in the component that renders the rows.
  // eslint-disable-next-line react-hooks/incompatible-library
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    overscan,
    rangeExtractor,
    scrollMargin: margin,
    ...(keyOf ? { getItemKey: keyOf } : {}),
  });
}

function indices(pins: string): readonly number[] {
  return pins === '' ? [] : pins.split(' ').map(Number);
}

/** Whether a row is completely visible according to the virtualizer: asking the page would force a layout. */
export function isInSight(virtual: Virtualizer<HTMLElement, HTMLElement>, index: number): boolean {
  const row = virtual.measurementsCache[index];
  const top = virtual.scrollOffset ?? 0;
  return row !== undefined && row.start >= top && row.end <= top + (virtual.scrollRect?.height ?? 0);
}

/** Returns the rows of the range and the kept ones in ascending order, so that the DOM has the order of the list. */
export function withPinned(range: Range, keep: readonly number[]): number[] {
  const rows = defaultRangeExtractor(range);
  const missing = keep.filter((index) => index >= 0 && index < range.count && !rows.includes(index));
  return missing.length === 0 ? rows : [...new Set([...rows, ...missing])].sort((one, other) => one - other);
}
