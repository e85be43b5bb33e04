/** The visible rows of a virtualised list, with their positions for screen readers. */
import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type RefObject,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import classes from './window-rows.module.css';

// Decides which rows of a long list are rendered, and which are visible.

/** Where a list was left: how far it was scrolled, and the rows measured by then. */
export interface ListPlace {
  readonly offset: number;
  readonly rows: VirtualItem[];
}

/** The rows and their estimated sizes. */
export interface WindowOptions {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The element with the rows, if the scroller also contains other things above it. */
  readonly list?: RefObject<HTMLElement | null>;
  /** The height of a row before it is measured, in CSS pixels. */
  readonly estimate: (index: number) => number;
  readonly keyOf?: (index: number) => string | number;
  /** Rows that always stay rendered, such as the focused one; -1 is ignored. */
  readonly keep?: readonly number[];
  /** Rows rendered beyond each edge of the window. */
  readonly overscan?: number;
  /** Where the same list was left before; undefined to start at its top. */
  readonly place?: ListPlace | undefined;
}

/** Virtualises many rows: only visible and nearby rows are rendered. Rows measure themselves with `measureElement`. */
export function useWindow(options: WindowOptions): Virtualizer<HTMLElement, HTMLElement> {
  const { count, scroller, list, estimate, keyOf, keep = [], overscan = 6, place } = options;
  const scrollMargin = useScrollMargin(scroller, list);
  const pins = keep.join(' ');
  const rangeExtractor = useCallback((range: Range) => withPinned(range, indices(pins)), [pins]);
  // The virtualizer is one mutable object; it is used only in the component that renders the rows.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    overscan,
    scrollMargin,
    rangeExtractor,
    ...(keyOf ? { getItemKey: keyOf } : {}),
    ...(place ? { initialOffset: place.offset, initialMeasurementsCache: place.rows } : {}),
  });
  const isPartOfPage = list !== undefined;
  useLayoutEffect(() => {
    if (isPartOfPage) virtual.shouldAdjustScrollPositionOnItemSizeChange = isListAtTop;
  }, [virtual, isPartOfPage]);
  return virtual;
}

/**
 * Whether the row is above the view and the list reaches into it, so that a change of the row's height would move the
 * rows in view. While the whole list is above the view, the browser itself keeps in place what is below the list.
 */
function isListAtTop(row: VirtualItem, _: number, virtual: Virtualizer<HTMLElement, HTMLElement>): boolean {
  const top = virtual.scrollOffset ?? 0;
  return row.start < top && virtual.options.scrollMargin + virtual.getTotalSize() > top;
}

/** Far down, so that only a few rows are rendered before the place of the list is known. */
const unknownMargin = 10_000;

/** Whether the place of the list in its scroller is known, so that rows can be scrolled to. */
export function isPlaced({ options }: Virtualizer<HTMLElement, HTMLElement>): boolean {
  return options.scrollMargin !== unknownMargin;
}

/** Returns how far a list is below the top of its scroller's content, in CSS pixels. Follows changes above the list. */
function useScrollMargin(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null> | undefined,
): number {
  const [margin, setMargin] = useState(list ? unknownMargin : 0);
  useEffect(() => {
    const outer = scroller.current;
    const inner = list?.current;
    if (!outer || !inner) return undefined;
    const measure = (): void => {
      const distance = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
      setMargin(Math.round(distance));
    };
    // What is above the list changes the height of the content, and with it the place of the list. The observer also
    // reports the first height, without a layout of its own.
    const observer = new ResizeObserver(measure);
    for (const part of outer.children) observer.observe(part);
    return () => observer.disconnect();
  }, [scroller, list]);
  return margin;
}

function indices(pins: string): readonly number[] {
  return pins === '' ? [] : pins.split(' ').map(Number);
}

/** Whether a row is completely visible according to the virtualizer: asking the page would force a layout. */
export function isRowVisible(virtual: Virtualizer<HTMLElement, HTMLElement>, index: number): boolean {
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

interface WindowRowsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'className' | 'style'> {
  /** The result of `useWindow`. It is mutable, so the parent must render again when it changes. */
  readonly rows: Virtualizer<HTMLElement, HTMLElement>;
  /** Attributes of the element around a row. In a `list`, a row has its role and position already. */
  readonly item?: (index: number) => HTMLAttributes<HTMLDivElement>;
  readonly children: (index: number) => ReactNode;
}

/** Returns the ARIA attributes for a row’s position in the list, because most rows are not in the DOM. */
function placeInList(index: number, count: number): HTMLAttributes<HTMLDivElement> {
  return { role: 'listitem', 'aria-setsize': count, 'aria-posinset': index + 1 };
}

/** Renders the rows of a window at their positions in the list; each measures itself. */
export function WindowRows({ rows, item, children, ...rest }: WindowRowsProps) {
  return (
    <div {...rest} className={classes.room} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          {...(rest.role === 'list' ? placeInList(index, rows.options.count) : {})}
          {...item?.(index)}
          ref={rows.measureElement}
          data-index={index}
          className={classes.place}
          style={{ transform: `translateY(${String(start - rows.options.scrollMargin)}px)` }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
