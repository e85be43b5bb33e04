/**
 * Writes pictures as SVG: self-contained, without scripts, styles or references, the same bytes for the same picture.
 */
import type { Picture, Shape, GroupShape, Paint, TextShape } from './shapes.ts';

// Converts shapes to SVG elements as plain data, so that the screen and files draw them in the same way.

/** An SVG element. Attribute names are those of SVG, such as `stroke-width`. */
interface SvgElement {
  readonly tag: 'rect' | 'circle' | 'path' | 'text' | 'g';
  /** Without the attributes that have their initial value. */
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The text of a `text` element. */
  readonly text?: string;
}

/** Returns the colour of a paint, in any form that an attribute allows. */
type Colours = (paint: Paint) => string;

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
const fontNames = {
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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Characters that XML 1.0 (section 2.2) cannot contain, not even as references. Lone surrogates are among them. */
const impossible = /[^\P{Cc}\t\n\r\u007F-\u009F]|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** Escapes a text for XML, as content and in quoted attributes. Characters that XML cannot contain become U+FFFD. */
export function xmlText(text: string): string {
  return text.replace(impossible, '\uFFFD').replaceAll(/[&<>"\t\n\r]/g, (character) => entities[character] ?? '');
}

function attribute([name, value]: readonly [string, string | number]): string {
  return ` ${name}="${xmlText(String(value))}"`;
}

function sourceOf(shape: Shape): string {
  const { tag, attributes, text } = elementOf(shape, (paint) => coloursOnWhite[paint], fontNames);
  const start = `<${tag}${Object.entries(attributes).map(attribute).join('')}`;
  if (shape.kind === 'group') {
    const name = shape.name === undefined ? '' : `<title>${xmlText(shape.name)}</title>`;
    return `${start}>${name}${shape.children.map(sourceOf).join('')}</${tag}>`;
  }
  return text === undefined ? `${start}/>` : `${start}>${xmlText(text)}</${tag}>`;
}

/**
 * Returns a picture as an `svg` element, to be put into a page or a file. It contains no IDs, so that one page can
 * contain several pictures.
 */
export function svgElementOf({ width, height, title, description, shapes }: Picture): string {
  const [w, h] = [String(Math.ceil(width)), String(Math.ceil(height))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img">`,
    `<title>${xmlText(title)}</title>`,
    `<desc>${xmlText(description)}</desc>`,
    `<rect width="${w}" height="${h}" fill="${coloursOnWhite.paper}"/>`,
    ...shapes.map(sourceOf),
    '</svg>',
  ].join('\n');
}

/** Returns a picture as the text of an SVG file, UTF-8 with one line feed at its end. */
export function svgFileOf(picture: Picture): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgElementOf(picture)}\n`;
}
