/** Measures an element, and again whenever its size changes. */
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
