import { useEffect, useRef, type RefObject } from 'react';

/** What is seen of the scrolled content, in CSS pixels: from where (from the inline start), and how much. */
export interface Seen {
  readonly top: number;
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

/** Says what is seen, and moves it, without asking the page: that would make it lay out what the last key changed. */
export interface SeenControl {
  seen(): Seen;
  /** To be called when the element was scrolled. */
  scrolled(): void;
  /** Scrolls there; nothing happens where it stands there already. */
  scrollTo(top: number, start: number): void;
}

export function useSeen(scroller: RefObject<HTMLElement | null>, rightToLeft: boolean): SeenControl {
  const known = useRef<Seen | null>(null);
  const sign = rightToLeft ? -1 : 1;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      known.current = seenIn(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const scrolled = (): void => {
    if (scroller.current) known.current = seenIn(scroller.current);
  };
  const seen = (): Seen => {
    if (!known.current) scrolled();
    return known.current ?? { top: 0, start: 0, width: 0, height: 0 };
  };
  const scrollTo = (top: number, start: number): void => {
    const before = seen();
    if (before.top === top && before.start === start) return;
    known.current = { ...before, top, start };
    scroller.current?.scrollTo(sign * start, top);
  };
  return { seen, scrolled, scrollTo };
}

function seenIn({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): Seen {
  // From right to left the offset is counted below zero (CSSOM View).
  return { top: scrollTop, start: Math.abs(scrollLeft), width: clientWidth, height: clientHeight };
}
