/**
 * Writes pictures as SVG: self-contained, without scripts, styles or references, the same bytes for the same picture.
 */
import { coloursOnWhite, elementOf, fontNames } from './elements.ts';
import type { Picture, Shape } from './shapes.ts';

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
