/** Converts shapes to SVG elements as plain data, so that the screen and files draw them in the same way. */
import type { GroupShape, Paint, Shape, TextShape } from './shapes.ts';

/** An SVG element. Attribute names are those of SVG, such as `stroke-width`. */
export interface SvgElement {
  readonly tag: 'rect' | 'circle' | 'path' | 'text' | 'g';
  /** Without the attributes that have their initial value. */
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The text of a `text` element. */
  readonly text?: string;
}

/** Returns the colour of a paint, in any form that an attribute allows. */
export type Colours = (paint: Paint) => string;

/** The colours of files, which are read on white. A test compares them with the light theme. */
export const coloursOnWhite: Readonly<Record<Paint, string>> = {
  ink: '#22201c',
  soft: '#5f5a50',
  line: '#dcd7cc',
  edge: '#8d877a',
  paper: '#ffffff',
  sunken: '#f1eee7',
  accent: '#1f5548',
  'accent-wash': '#deece5',
  supports: '#0b5a8a',
  'supports-wash': '#dfedf6',
  contradicts: '#a13d06',
  'contradicts-wash': '#fae8dc',
};

/** The fonts of files, by name. A reader without them uses its own sans-serif or monospace font. */
export const fontNames = {
  ui: "Inter, 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari', 'Noto Sans CJK SC', sans-serif",
  mono: "'JetBrains Mono', 'Noto Sans Mono', monospace",
} as const;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Returns the element of a shape. The children of a group are separate. */
export function elementOf(shape: Shape, colours: Colours, fonts: Readonly<Record<'ui' | 'mono', string>>): SvgElement {
  if (shape.kind === 'group') {
    const [x, y] = [rounded(shape.x ?? 0), rounded(shape.y ?? 0)];
    return { tag: 'g', attributes: x === 0 && y === 0 ? {} : { transform: `translate(${String(x)} ${String(y)})` } };
  }
  if (shape.kind === 'text') return textElement(shape, colours, fonts);
  return { tag: shape.kind, attributes: { ...geometryOf(shape), ...paintOf(shape, colours) } };
}

type Drawn = Exclude<Shape, GroupShape | TextShape>;

function geometryOf(shape: Drawn): Record<string, string | number> {
  if (shape.kind === 'path') return { d: shape.d, ...(shape.cap ? { 'stroke-linecap': shape.cap } : {}) };
  const [x, y] = [rounded(shape.x), rounded(shape.y)];
  if (shape.kind === 'circle') return { cx: x, cy: y, r: rounded(shape.radius) };
  const size = { x, y, width: rounded(Math.max(0, shape.width)), height: rounded(Math.max(0, shape.height)) };
  return shape.radius ? { ...size, rx: rounded(shape.radius) } : size;
}

function paintOf({ fill, stroke, strokeWidth, dash, opacity }: Drawn, colours: Colours) {
  return {
    fill: fill ? colours(fill) : 'none',
    ...(stroke ? { stroke: colours(stroke), 'stroke-width': strokeWidth ?? 1 } : {}),
    ...(stroke && dash ? { 'stroke-dasharray': dash.join(' ') } : {}),
    ...(opacity === undefined || opacity === 1 ? {} : { opacity: rounded(opacity) }),
  };
}

function textElement(shape: TextShape, colours: Colours, fonts: Readonly<Record<'ui' | 'mono', string>>): SvgElement {
  const { x, y, text, size, fill, anchor, weight, font = 'ui' } = shape;
  return {
    tag: 'text',
    text,
    attributes: {
      x: rounded(x),
      y: rounded(y),
      fill: colours(fill),
      'font-family': fonts[font],
      'font-size': size,
      ...(weight ? { 'font-weight': weight } : {}),
      ...(anchor && anchor !== 'start' ? { 'text-anchor': anchor } : {}),
    },
  };
}
