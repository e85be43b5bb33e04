/** Cuts a picture into slices, between which a printed page can end. */
import type { Picture, Shape } from './shapes.ts';

/** A part of a picture over its whole width, in CSS pixels from the top. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the slices of a picture from top to bottom, which together are all that is below its head. Each is at most
 * `most` high, unless a row is higher. A picture with rows is cut only between them; another one is cut anywhere.
 */
export function slicesOf(
  { height, rowTops, headHeight = 0 }: Pick<Picture, 'height' | 'rowTops' | 'headHeight'>,
  most: number,
): readonly Slice[] {
  const slices: Slice[] = [];
  for (let from = headHeight; from < height;) {
    const to = rowTops ? cutAfter(rowTops, from, most) : from + most;
    const end = height - from <= most ? height : Math.min(to ?? height, height);
    slices.push({ from, to: end });
    from = end;
  }
  return slices;
}

/** Returns the shapes of a slice: all shapes for a picture without rows. */
export function shapesIn(
  { shapes, rowTops }: Pick<Picture, 'shapes' | 'rowTops'>,
  { from, to }: Slice,
): readonly Shape[] {
  if (!rowTops) return shapes;
  return shapes.filter((shape) => shape.kind !== 'group' || ((shape.y ?? 0) >= from && (shape.y ?? 0) < to));
}

/** Returns the last top of a row at most `most` below a place, or the next one; undefined if there is none. */
function cutAfter(rowTops: readonly number[], from: number, most: number): number | undefined {
  const later = rowTops.filter((top) => top > from);
  return later.findLast((top) => top - from <= most) ?? later[0];
}
