/** Gives the matrix grid its scroll offsets and visible size, in either text direction, and scrolls it. */
import { useEffect, useRef, type RefObject } from 'react';

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
export function useViewport(scroller: RefObject<HTMLElement | null>, rightToLeft: boolean) {
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
