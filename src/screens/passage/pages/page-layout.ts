/** Computes where the pages of a file are in the view that scrolls through them, one below the other. */
import type { PageSize, Rotation } from '../../../core/extraction/extraction.ts';
import type { Point } from '../../../core/extraction/placed-page.ts';

/** How large pages are shown: as wide as the view, whole, or with so many CSS pixels for each point. */
export type Zoom = 'width' | 'page' | number;

/** A rectangle in CSS pixels, from the top left of what scrolls. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page in the view. */
export interface LaidPage extends Rectangle {
  /** CSS pixels for each point. */
  readonly scale: number;
}

/** The pages in the view, in the order of the file. */
export interface PageLayout {
  readonly pages: readonly LaidPage[];
  readonly width: number;
  readonly height: number;
  readonly rotation: Rotation;
}

export interface LayoutOptions {
  readonly zoom: Zoom;
  readonly rotation: Rotation;
  /** The size of the view, in CSS pixels. */
  readonly view: { readonly width: number; readonly height: number };
  /** Device pixels for each CSS pixel. Sizes are whole device pixels, so that pictures are sharp. */
  readonly ratio: number;
}

/** The space around pages, in CSS pixels. */
export const pageGap = 12;

/** CSS pixels for each point at 100 %: an inch has 96 of the one and 72 of the other. */
export const actualSize = 96 / 72;

const leastScale = actualSize / 10;
const maxScale = actualSize * 5;

/** Browsers do not lay out higher content, in CSS pixels. */
const maxHeight = 16_000_000;

const isTurned = (rotation: Rotation): boolean => rotation % 180 !== 0;

/** The size of a page after it is turned, in points. */
export function turnedSize({ width, height }: PageSize, rotation: Rotation): { width: number; height: number } {
  return isTurned(rotation) ? { width: height, height: width } : { width, height };
}

const clampScale = (scale: number): number => Math.min(maxScale, Math.max(leastScale, scale));

function scaleFor(size: { width: number; height: number }, { zoom, view }: LayoutOptions): number {
  if (typeof zoom === 'number') return clampScale(zoom);
  const across = (view.width - 2 * pageGap) / size.width;
  return clampScale(zoom === 'width' ? across : Math.min(across, (view.height - 2 * pageGap) / size.height));
}

/** Lays out the pages. In a file with very many pages, they are smaller, because a view has a limited height. */
export function layPages(sizes: readonly PageSize[], options: LayoutOptions): PageLayout {
  const { rotation, view, ratio } = options;
  const toWholePixels = (length: number): number => Math.max(1, Math.round(length * ratio)) / ratio;
  const turned = sizes.map((size) => turnedSize(size, rotation));
  const wanted = turned.map((size) => scaleFor(size, options));
  const height = turned.reduce((sum, size, index) => sum + size.height * (wanted[index] ?? 1), 0);
  const shrink = Math.min(1, maxHeight / height);
  const scaled = turned.map((size, index) => {
    const scale = (wanted[index] ?? 1) * shrink;
    return { scale, width: toWholePixels(size.width * scale), height: toWholePixels(size.height * scale) };
  });
  const width = Math.max(view.width, ...scaled.map((page) => page.width + 2 * pageGap));
  let top = pageGap;
  const pages = scaled.map((page) => {
    const placedPage = { ...page, top, left: toWholePixels((width - page.width) / 2) };
    top += page.height + pageGap;
    return placedPage;
  });
  return { pages, width, height: top, rotation };
}

/** The index of the page at a height, or of the nearest one above. */
export function pageIndexAt({ pages }: PageLayout, y: number): number {
  let [low, high] = [0, pages.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pages[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The indexes of the first and the last page between two heights. */
export function pagesBetween(layout: PageLayout, top: number, bottom: number): readonly [number, number] {
  return [pageIndexAt(layout, top), pageIndexAt(layout, bottom)];
}

/** Where a point of a page is after the page is turned, in points. `size` is that of the page before. */
export function turn({ x, y }: Point, { width, height }: PageSize, rotation: Rotation): Point {
  if (rotation === 90) return { x: height - y, y: x };
  if (rotation === 180) return { x: width - x, y: height - y };
  return rotation === 270 ? { x: y, y: width - x } : { x, y };
}

/** The inverse of `turn`. */
function turnBack({ x, y }: Point, { width, height }: PageSize, rotation: Rotation): Point {
  if (rotation === 90) return { x: y, y: height - x };
  if (rotation === 180) return { x: width - x, y: height - y };
  return rotation === 270 ? { x: width - y, y: x } : { x, y };
}

/** A place on a page: the page’s index, and a point in points before the page is turned. It may be beside the page. */
export interface PagePoint extends Point {
  readonly index: number;
}

/** Returns the place on a page at a point of the view. Between two pages, it is on the one above. */
export function pagePointAt(layout: PageLayout, sizes: readonly PageSize[], { x, y }: Point): PagePoint {
  const index = pageIndexAt(layout, y);
  const [page, size] = [layout.pages[index], sizes[index]];
  if (!page || !size) return { index, x: 0, y: 0 };
  return {
    index,
    ...turnBack({ x: (x - page.left) / page.scale, y: (y - page.top) / page.scale }, size, layout.rotation),
  };
}

/** Returns where a place on a page is in the view; the inverse of `pagePointAt`. */
export function pointInView(layout: PageLayout, sizes: readonly PageSize[], place: PagePoint): Point {
  const [page, size] = [layout.pages[place.index], sizes[place.index]];
  if (!page || !size) return { x: 0, y: 0 };
  const { x, y } = turn(place, size, layout.rotation);
  return { x: page.left + x * page.scale, y: page.top + y * page.scale };
}

/** Returns where a box of a page is in the view. */
export function boxInView(
  layout: PageLayout,
  sizes: readonly PageSize[],
  index: number,
  { left, top, width, height }: Rectangle,
): Rectangle {
  const one = pointInView(layout, sizes, { index, x: left, y: top });
  const other = pointInView(layout, sizes, { index, x: left + width, y: top + height });
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** The steps of zooming, in per cent of the actual size. */
const steps = [10, 25, 33, 50, 67, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500];

/** Returns the next larger or smaller step; the scale itself at the end. Scales are CSS pixels for each point. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  const percent = (scale / actualSize) * 100;
  const next =
    direction > 0 ? steps.find((step) => step > percent + 0.5) : steps.findLast((step) => step < percent - 0.5);
  return next === undefined ? scale : (next / 100) * actualSize;
}

/** Returns the page, from 1, that a person means by a number or by the label that the file gives it. */
export function pageNamed(sizes: readonly PageSize[], name: string): number | undefined {
  const wanted = name.trim();
  const labelled = sizes.findIndex(({ label }) => label !== null && label.toLowerCase() === wanted.toLowerCase());
  if (labelled >= 0) return labelled + 1;
  const number = /^\d+$/.test(wanted) ? Number(wanted) : 0;
  return number >= 1 && number <= sizes.length ? number : undefined;
}
