/** The shapes of pictures: plain data, drawn alike on the screen and in SVG files, and their slices for pages. */

// Cuts a picture into slices, between which a printed page can end.

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

/** A colour by its meaning. The screen takes it from the theme, and files take it from `coloursOnWhite`. */
export type Paint =
  | 'ink'
  | 'soft'
  | 'line'
  | 'edge'
  | 'paper'
  | 'sunken'
  | 'accent'
  | 'accent-wash'
  | 'supports'
  | 'supports-wash'
  | 'contradicts'
  | 'contradicts-wash';

interface Painted {
  /** No fill by default. */
  readonly fill?: Paint;
  /** No stroke by default. */
  readonly stroke?: Paint;
  /** 1 by default. */
  readonly strokeWidth?: number;
  /** The lengths of dashes and gaps. A solid line by default. */
  readonly dash?: readonly number[];
  /** 0 to 1; 1 by default. */
  readonly opacity?: number;
}

/** A rectangle. */
export interface RectShape extends Painted {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The radius of the corners; 0 by default. */
  readonly radius?: number;
}

/** A circle. */
export interface CircleShape extends Painted {
  readonly kind: 'circle';
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Lines and curves in the path syntax of SVG 1.1, section 8.3. */
export interface PathShape extends Painted {
  readonly kind: 'path';
  readonly d: string;
  /** 'butt' by default. */
  readonly cap?: 'butt' | 'round';
}

/** A text on one line. */
export interface TextShape {
  readonly kind: 'text';
  /** The position of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The size of the font. */
  readonly size: number;
  readonly fill: Paint;
  /** Which part of the text is at `x`; 'start' by default. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** 400 by default. */
  readonly weight?: number;
  /** 'ui' by default; 'mono' for IDs. */
  readonly font?: 'ui' | 'mono';
  /** Its greatest width on the screen in CSS pixels if a person sets letters further apart. Unlimited by default. */
  readonly widthLimit?: number;
}

/** Shapes that belong together, such as the parts of one point. */
export interface GroupShape {
  readonly kind: 'group';
  /** Identifies the item that the group shows, for focus and selection; unique within a picture. */
  readonly item?: string;
  /** A description of the group, for screen readers and as a tooltip. */
  readonly name?: string;
  /** How far the children are moved; 0 by default. */
  readonly x?: number;
  readonly y?: number;
  readonly children: readonly Shape[];
}

/** Any shape of a picture. */
export type Shape = RectShape | CircleShape | PathShape | TextShape | GroupShape;

/** A complete picture. All lengths are in CSS pixels; y grows downwards. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** A description of the picture, in one or two sentences. */
  readonly description: string;
  readonly shapes: readonly Shape[];
  /**
   * The tops of its rows, ascending: only there may a printed page end. Each shape of a picture with rows is a group
   * whose `y` is in the row that it belongs to. A picture without rows may be cut anywhere.
   */
  readonly rowTops?: readonly number[];
  /** The height of the part at the top that every printed page repeats, such as an axis. 0 by default. */
  readonly headHeight?: number;
}
