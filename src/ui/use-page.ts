/** Hooks for what a component needs to know of the page: its size, and the time. */
import { useEffect, useState, type RefObject } from 'react';

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the scroller without its scroll bars; 0 before it is measured. */
export function useSize(scroller: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  // Not a layout effect: in a child of the scroller, those run before the reference to the scroller is set.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return size;
}

/** Gives components the current time in ms since 1970, updated every minute: for text such as “3 minutes ago”. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
