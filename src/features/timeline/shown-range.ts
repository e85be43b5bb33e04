/** The visible part of the axis, and where the publications are if it contains none. */
import { useEffect, useState, type RefObject } from 'react';
import type { TimeRange } from '../../core/pictures/timeline.ts';
import { sideOfPublications } from '../../core/pictures/timeline-layout.ts';

/** Returns the part of the axis that is visible. */
export function shownRange(
  element: HTMLElement,
  range: TimeRange | undefined,
  side: number,
  zoom: number,
): TimeRange | undefined {
  if (!range || zoom === 1) return range;
  const shown = element.clientWidth - side;
  const width = (shown - 24) * zoom;
  const at = (x: number): number => range.from + (Math.min(width, x) / width) * (range.to - range.from);
  return { from: at(element.scrollLeft), to: at(element.scrollLeft + shown) };
}

interface SideOptions {
  /** When publications were published, ascending. */
  readonly moments: readonly number[];
  readonly range: TimeRange | undefined;
  readonly side: number;
  readonly zoom: number;
  readonly isShown: boolean;
}

/**
 * Returns on which side of the visible part all publications are; undefined if there are some in it or on both sides.
 */
export function useSideOfPublications(
  scroller: RefObject<HTMLElement | null>,
  { moments, range, side, zoom, isShown }: SideOptions,
): 'earlier' | 'later' | undefined {
  const [where, setWhere] = useState<'earlier' | 'later'>();
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isShown) return undefined;
    const follow = (): void => {
      const shown = element.clientWidth > side ? shownRange(element, range, side, zoom) : undefined;
      setWhere(shown && sideOfPublications(moments, shown));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, moments, range, side, zoom, isShown]);
  return where;
}
