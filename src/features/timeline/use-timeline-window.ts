/** Decides which rows and which parts of the axis are rendered while the timeline is scrolled. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { TimelineRow } from '../../core/pictures/timeline-layout.ts';
import type { Size } from '../../ui/use-size.ts';

/** The width of the parts of a row that are rendered together, in CSS pixels. */
export const blockWidth = 256;

/** The rendered rows and blocks: those from the first, and before the end. */
export interface TimelineWindow {
  readonly firstRow: number;
  readonly endRow: number;
  readonly firstBlock: number;
  readonly endBlock: number;
}

/** Rows rendered beyond each edge. */
const overscan = 6;

/** Returns the window of a scroll position. */
export function windowAt(
  rows: readonly TimelineRow[],
  top: number,
  left: number,
  { width, height }: Size,
): TimelineWindow {
  const endOf = ({ y, height: rowHeight }: TimelineRow): number => y + rowHeight;
  let firstRow = rows.findIndex((row) => endOf(row) > top);
  if (firstRow < 0) firstRow = rows.length;
  let endRow = firstRow;
  while (endRow < rows.length && (rows[endRow]?.y ?? 0) < top + height) endRow += 1;
  return {
    firstRow: Math.max(0, firstRow - overscan),
    endRow: Math.min(rows.length, endRow + overscan),
    firstBlock: Math.max(0, Math.floor(left / blockWidth) - 1),
    endBlock: Math.ceil((left + width) / blockWidth) + 1,
  };
}

/** Returns the rendered window. It changes with the scroll position, but only when it needs other rows or blocks. */
export function useTimelineWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly TimelineRow[],
  size: Size,
  zoom: number,
): TimelineWindow {
  const [shown, setShown] = useState<TimelineWindow>({ firstRow: 0, endRow: 0, firstBlock: 0, endBlock: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = (): void => {
      const next = windowAt(rows, element.scrollTop, element.scrollLeft, size);
      setShown((before) => (isSame(before, next) ? before : next));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller, rows, size, zoom]);
  return shown;
}

function isSame(one: TimelineWindow, other: TimelineWindow): boolean {
  return (Object.keys(one) as (keyof TimelineWindow)[]).every((name) => one[name] === other[name]);
}
