/**
 * The size of a map on the screen. At a zoom of 1 the whole map fits; it starts larger if its texts would be too small.
 */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Picture } from '../../core/pictures/shapes.ts';

/** The largest scale, and the smallest one at which texts are easy to read. */
const largest = 3;
const readable = 0.75;

interface Size {
  readonly width: number;
  readonly height: number;
}

export function useMapScale(
  scroller: RefObject<HTMLElement | null>,
  picture: Pick<Picture, 'width' | 'height'>,
  isShown: boolean,
) {
  const size = useSize(scroller, isShown);
  const [chosen, setZoom] = useState<number>();
  const whole = size ? Math.min(1, size.width / picture.width, size.height / picture.height) : 1;
  const across = size ? Math.min(1, size.width / picture.width) : 1;
  const zoom = chosen ?? Math.max(1, Math.max(readable, across) / whole);
  useSubjectInView(scroller, size !== undefined, picture);
  return { scale: whole * zoom, zoom, onZoom: setZoom, most: Math.max(1, largest / whole) };
}

/** Returns the size of an element; undefined before it is measured. */
function useSize(element: RefObject<HTMLElement | null>, isShown: boolean): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isShown]);
  return size;
}

/** Scrolls down once to the subject, which is in the middle of its column. The first column stays visible. */
function useSubjectInView(scroller: RefObject<HTMLElement | null>, isMeasured: boolean, picture: unknown): void {
  const last = useRef<unknown>(null);
  useLayoutEffect(() => {
    const pane = scroller.current;
    const subject = pane?.querySelector('[aria-current]');
    if (!pane || !subject || !isMeasured || last.current === picture) return;
    last.current = picture;
    const [view, box] = [pane.getBoundingClientRect(), subject.getBoundingClientRect()];
    pane.scrollBy(0, (box.top + box.bottom - view.top - view.bottom) / 2);
  }, [scroller, isMeasured, picture]);
}
