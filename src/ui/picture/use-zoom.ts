/**
 * Zooms a scrolled picture with buttons, keys and the wheel. The point under the pointer, or the middle, stays in
 * place.
 */
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** How much one step of a button or key zooms. */
const step = 1.5;

export interface ZoomOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The factor by which the picture is larger than at the start. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** The largest zoom. */
  readonly most: number;
  /** The smallest zoom; 1 by default. */
  readonly least?: number;
  /** Whether only the width changes. */
  readonly horizontal?: boolean;
  /** The width of a column at the inline start that stays in place, in CSS pixels. */
  readonly pinned?: number;
}

export interface ZoomControl {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly canReset: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  /** Zooms with + − 0. Returns false for any other key. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

interface Anchor {
  /** The point that stays in place, in CSS pixels from the edges of the scroller. */
  readonly x: number;
  readonly y: number;
  /** Where the point is in the picture, in CSS pixels at a zoom of 1. */
  readonly atX: number;
  readonly atY: number;
}

export function useZoom(options: ZoomOptions): ZoomControl {
  const { scroller, zoom, onZoom, most, least = 1, horizontal = false, pinned = 0 } = options;
  const anchor = useRef<Anchor | null>(null);
  const zoomTo = (next: number, pointer?: { readonly x: number; readonly y: number }): void => {
    const target = Math.min(most, Math.max(least, next));
    const element = scroller.current;
    if (target === zoom || !element) return;
    const { x, y } = pointer ?? { x: (element.clientWidth + pinned) / 2, y: element.clientHeight / 2 };
    anchor.current = { x, y, atX: (element.scrollLeft + x - pinned) / zoom, atY: (element.scrollTop + y) / zoom };
    onZoom(target);
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !anchor.current) return;
    const { x, y, atX, atY } = anchor.current;
    anchor.current = null;
    element.scrollTo(atX * zoom - x + pinned, horizontal ? element.scrollTop : atY * zoom - y);
  }, [scroller, zoom, horizontal, pinned]);
  const latest = useRef(zoomTo);
  const factor = useRef(zoom);
  useLayoutEffect(() => {
    latest.current = zoomTo;
    factor.current = zoom;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // React listens to the wheel passively, so it could not stop the browser from zooming the page.
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pointer = { x: event.clientX - left, y: event.clientY - top };
      latest.current(factor.current * Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.06)), pointer);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });
  const zoomIn = (): void => zoomTo(zoom * step);
  const zoomOut = (): void => zoomTo(zoom / step);
  const reset = (): void => zoomTo(1);
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '−': zoomOut,
    '0': reset,
  };
  return {
    canZoomIn: zoom < most,
    canZoomOut: zoom > least,
    canReset: zoom !== 1,
    zoomIn,
    zoomOut,
    reset,
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (!act) return false;
      event.preventDefault();
      act();
      return true;
    },
  };
}
