import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';

/** The rows and what is known of them before they are drawn. */
export interface WindowOptions {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The height of a row before it is measured, in CSS pixels. */
  readonly estimate: (index: number) => number;
  readonly keyOf?: (index: number) => string | number;
  /** Rows that stay rendered wherever the window is, such as the focused one. Pass the same array while it is the same. */
  readonly keep?: readonly number[];
  /** Rows rendered beyond each edge of the window. */
  readonly overscan?: number;
}

/** A window over many rows: only those near it are rendered. Rows measure themselves through `measureElement`. */
export function useWindow(options: WindowOptions): Virtualizer<HTMLElement, HTMLElement> {
  const { count, scroller, estimate, keyOf, keep, overscan = 6 } = options;
  const rangeExtractor = useCallback((range: Range) => withKept(range, keep ?? []), [keep]);
  // The virtualizer is one object that changes inside; it is used only in the component that renders the rows.
  // eslint-disable-next-line react-hooks/incompatible-library
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    overscan,
    rangeExtractor,
    ...(keyOf ? { getItemKey: keyOf } : {}),
  });
}

/** Whether a row is wholly in the window, as far as the virtualizer knows: asking the page would make it lay out. */
export function isInSight(virtual: Virtualizer<HTMLElement, HTMLElement>, index: number): boolean {
  const row = virtual.measurementsCache[index];
  const top = virtual.scrollOffset ?? 0;
  return row !== undefined && row.start >= top && row.end <= top + (virtual.scrollRect?.height ?? 0);
}

/** The rows of the range and the kept ones, ascending, so that the order in the DOM is the order of the list. */
export function withKept(range: Range, keep: readonly number[]): number[] {
  const rows = defaultRangeExtractor(range);
  const missing = keep.filter((index) => index >= 0 && index < range.count && !rows.includes(index));
  return missing.length === 0 ? rows : [...new Set([...rows, ...missing])].sort((one, other) => one - other);
}
