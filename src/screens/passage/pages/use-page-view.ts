/** The view of pages: their layout, how they are zoomed and turned, and how the view stays at its place. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { PageSize, Rotation } from '../../../core/extraction/extraction.ts';
import type { Point } from '../../../core/extraction/placed-page.ts';
import { storePreference, storedPreference } from '../../../ui/preferences.ts';
import { scrollToReveal } from '../reveal-span.ts';
import {
  layPages,
  pageGap,
  pageIndexAt,
  pagePointAt,
  pagesBetween,
  pointInView,
  zoomStep,
  type PageLayout,
  type PagePoint,
  type Rectangle,
  type Zoom,
} from './page-layout.ts';
import { useDevicePixels } from './use-device-pixels.ts';

const key = 'passage-page-zoom';
const isZoom = (value: unknown): value is Zoom =>
  value === 'width' || value === 'page' || (typeof value === 'number' && value > 0 && value < 100);

export interface PageView {
  readonly layout: PageLayout;
  readonly zoom: Zoom;
  readonly rotation: Rotation;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
  /** The indexes of the first and the last visible page. */
  readonly range: readonly [number, number];
  /** The index of the page that the view is at. */
  readonly current: number;
  /** Whether the view has a size. It has none behind another tab. */
  readonly isShown: boolean;
  /**
   * Each of these keeps the place in the middle of the view, or the one that `hold` was called with before. The zoom
   * “page” shows the current page from its top instead.
   */
  readonly setZoom: (zoom: Zoom) => void;
  readonly step: (direction: 1 | -1) => void;
  readonly turn: () => void;
  /** Keeps a rectangle of the content where it is in the view, if it is visible. */
  readonly hold: (rectangle: Rectangle) => void;
  /** Scrolls to the top of a page, from 1. */
  readonly goTo: (page: number) => void;
  /** Scrolls so that a rectangle of the content is visible. */
  readonly reveal: (rectangle: Rectangle) => void;
  /** Returns the place on a page at a point of the browser window. */
  readonly placeAt: (point: Point) => PagePoint;
}

/** A place on a page, and where it is in the view. */
interface Anchor {
  readonly place: PagePoint;
  readonly at: Point;
}

interface ViewSize {
  readonly width: number;
  readonly height: number;
}

function useSize(element: RefObject<HTMLElement | null>): ViewSize {
  const [size, setSize] = useState<ViewSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const view = element.current;
    if (!view) return undefined;
    const measure = (): void => setSize({ width: view.clientWidth, height: view.clientHeight });
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The zoom, which is remembered on this device. */
function useZoom(): readonly [Zoom, (zoom: Zoom) => void] {
  const [zoom, setZoom] = useState<Zoom>(() => storedPreference(key, isZoom) ?? 'width');
  const change = useCallback((next: Zoom): void => {
    setZoom(next);
    storePreference(key, next);
  }, []);
  return [zoom, change];
}

/** The place in the middle of the view. */
function middleOf(view: HTMLElement, layout: PageLayout, sizes: readonly PageSize[]): Anchor {
  const at = { x: view.clientWidth / 2, y: view.clientHeight / 2 };
  const point = { x: view.scrollLeft + at.x, y: view.scrollTop + at.y };
  return { place: pagePointAt(layout, sizes, point), at };
}

/** How much the wheel zooms for each pixel that it would scroll. */
const wheelFactor = 1.0015;

export function usePageView(sizes: readonly PageSize[], scroller: RefObject<HTMLElement | null>): PageView {
  const size = useSize(scroller);
  const ratio = useDevicePixels();
  const [zoom, setZoom] = useZoom();
  const [rotation, setRotation] = useState<Rotation>(0);
  const layout = useMemo(
    () => layPages(sizes, { zoom, rotation, view: size, ratio }),
    [sizes, zoom, rotation, size, ratio],
  );
  const [top, setTop] = useState(0);
  // Of several short visible pages, the requested one is current until the view is scrolled.
  const [asked, setAsked] = useState<{ readonly index: number; readonly top: number }>();
  const anchor = useRef<Anchor>(undefined);
  const isShown = size.width > 0 && size.height > 0;

  // Scrolling that follows from a new layout keeps the anchor; scrolling by a person sets another one.
  const shownLayout = useRef(layout);
  useLayoutEffect(() => {
    const view = scroller.current;
    shownLayout.current = layout;
    if (!view || !isShown || !anchor.current) return;
    const { place, at } = anchor.current;
    const { x, y } = pointInView(layout, sizes, place);
    view.scrollTo(x - at.x, y - at.y);
    setTop(view.scrollTop);
  }, [layout, sizes, scroller, isShown]);

  useEffect(() => {
    const view = scroller.current;
    if (!view) return undefined;
    const onScroll = (): void => {
      setTop(view.scrollTop);
      anchor.current = middleOf(view, shownLayout.current, sizes);
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top: upper } = view.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - upper };
      const place = pagePointAt(shownLayout.current, sizes, { x: view.scrollLeft + at.x, y: view.scrollTop + at.y });
      const before = shownLayout.current.pages[place.index]?.scale ?? 1;
      anchor.current = { place, at };
      setZoom(before * wheelFactor ** -event.deltaY);
    };
    view.addEventListener('scroll', onScroll, { passive: true });
    view.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      view.removeEventListener('scroll', onScroll);
      view.removeEventListener('wheel', onWheel);
    };
  }, [scroller, sizes, setZoom]);

  const current = asked?.top === top ? asked.index : pageIndexAt(layout, top + size.height / 3);
  const keepPlace = (): void => {
    if (scroller.current) anchor.current ??= middleOf(scroller.current, layout, sizes);
  };
  const reveal = ({ left, top: upper, width, height }: Rectangle): void => {
    const view = scroller.current;
    if (!view) return;
    const [x, y] = [view.scrollLeft, view.scrollTop];
    view.scrollBy(
      scrollToReveal({ top: left, bottom: left + width }, { top: x, bottom: x + view.clientWidth }),
      scrollToReveal({ top: upper, bottom: upper + height }, { top: y, bottom: y + view.clientHeight }),
    );
  };
  return {
    layout,
    zoom,
    rotation,
    ratio,
    range: pagesBetween(layout, top, top + size.height),
    current,
    isShown,
    setZoom(next) {
      const page = layout.pages[current];
      // A page that is fitted is shown as a whole.
      if (next === 'page' && page) {
        const corner = { x: page.left, y: page.top };
        anchor.current = { place: pagePointAt(layout, sizes, corner), at: { x: pageGap, y: pageGap } };
      } else keepPlace();
      setZoom(next);
    },
    step(direction) {
      keepPlace();
      setZoom(zoomStep(layout.pages[current]?.scale ?? 1, direction));
    },
    turn() {
      keepPlace();
      setRotation(((rotation + 90) % 360) as Rotation);
    },
    hold({ left, top: upper, width, height }) {
      const view = scroller.current;
      if (!view) return;
      const point = { x: left + width / 2, y: upper + height / 2 };
      const at = { x: point.x - view.scrollLeft, y: point.y - view.scrollTop };
      const isVisible = at.x >= 0 && at.y >= 0 && at.x <= view.clientWidth && at.y <= view.clientHeight;
      if (isVisible) anchor.current = { place: pagePointAt(layout, sizes, point), at };
    },
    goTo(page) {
      const view = scroller.current;
      if (!view) return;
      view.scrollTo({ top: (layout.pages[page - 1]?.top ?? 0) - pageGap });
      setAsked({ index: page - 1, top: view.scrollTop });
    },
    reveal,
    placeAt({ x, y }) {
      const view = scroller.current;
      const { left, top: upper } = view?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return pagePointAt(layout, sizes, {
        x: x - left + (view?.scrollLeft ?? 0),
        y: y - upper + (view?.scrollTop ?? 0),
      });
    },
  };
}
