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

// The width of text without a browser, its lines and its direction, for labels. Widths err on the wide side.

// Breaks texts into lines of a width, by the estimated widths of letters.

/** The maximum number of letters of a text that are looked at, in UTF-16 units. */
const maxUnits = 1000;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Line {
  readonly width: number;
  /** The size of the font. */
  readonly size: number;
  /** Whether to leave space for letters and words that a person sets further apart; false by default. */
  readonly isSpaced?: boolean | undefined;
}

/**
 * Returns a text in at most `most` lines of a width; the last one ends with “…” if more follows. Never splits a letter.
 */
export function linesOf(text: string, { most, ...line }: Line & { readonly most: number }): readonly string[] {
  const words = text.slice(0, maxUnits).replace(/\s+/gu, ' ').trim().split(' ');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most - 1) lines.push(nextLine(words, line));
  const rest = words.join(' ') + (text.length > maxUnits ? '…' : '');
  return words.length === 0 ? lines : [...lines, fitText(rest, line.width, line.size, line.isSpaced)];
}

/** Takes the words of one line off the start: as many as fit, or the start of a word that is wider than a line. */
function nextLine(words: string[], line: Line): string {
  const { width, size, isSpaced } = line;
  const inLine: string[] = [];
  while (words[0] !== undefined && textWidth([...inLine, words[0]].join(' '), size, isSpaced) <= width)
    inLine.push(words.shift() ?? '');
  if (inLine.length > 0) return inLine.join(' ');
  const start = startWithin(words[0] ?? '', line);
  words[0] = (words[0] ?? '').slice(start.length);
  if (words[0] === '') words.shift();
  return start;
}

/** Returns the longest start of a text within a width; at least one letter. */
function startWithin(text: string, { width, size, isSpaced }: Line): string {
  let [end, sum] = [0, 0];
  for (const { segment, index } of letters.segment(text)) {
    sum += textWidth(segment, size, isSpaced);
    if (sum > width && end > 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

// The direction of the lines of pictures.

/** Whether the first letter of a text runs from right to left. */
export function runsFromRight(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(first);
}

/**
 * Returns a line of a text that runs from right to left, so that its signs at the ends do so too. It is an embedding:
 * WebKit ignores isolates in SVG, and one line has nothing around it to affect.
 */
export function fromRight(line: string): string {
  return `\u202B${line}\u202C`;
}

/** Returns a line in the direction of its first letter. For SVG, where lines run from left to right by themselves. */
export function inItsDirection(line: string): string {
  return runsFromRight(line) ? fromRight(line) : line;
}

/** Scripts whose characters are as wide as they are high, and emoji. */
const wide =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF00-\uFF60]/u;
/** Marks that take no width of their own, and characters that only format. */
const zero = /[\p{Mn}\p{Me}\p{Cf}]/u;
const narrow = /[iljtfrI.,:;'’|!()[\] ]/;
const broad = /[mwMWA-Z@%–—…]/;

/** The spaces that WCAG 1.4.12 adds after each letter and after each word, as shares of the font’s size. */
const letterSpace = 0.12;
const wordSpace = 0.16;

function widthOf(character: string, isSpaced: boolean): number {
  if (zero.test(character)) return 0;
  const space = isSpaced ? letterSpace + (character === ' ' ? wordSpace : 0) : 0;
  return ownWidth(character) + space;
}

function ownWidth(character: string): number {
  if (wide.test(character)) return 1.05;
  if (narrow.test(character)) return 0.34;
  return broad.test(character) ? 0.74 : 0.58;
}

/**
 * Returns the estimated width of a text in a sans-serif font, in the unit of `size`. `isSpaced` estimates it with the
 * spacing of WCAG 1.4.12, which a person may set.
 */
export function textWidth(text: string, size: number, isSpaced = false): number {
  let width = 0;
  for (const character of text) width += widthOf(character, isSpaced);
  return width * size;
}

/** Returns a text on one line, shortened with “…” if it is estimated to be wider than `width`; '' if nothing fits. */
export function fitText(text: string, width: number, size: number, isSpaced = false): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (textWidth(line, size, isSpaced) <= width) return line;
  let left = width - textWidth('…', size, isSpaced);
  let start = '';
  for (const character of line) {
    left -= widthOf(character, isSpaced) * size;
    if (left < 0) break;
    start += character;
  }
  return start === '' ? '' : `${start.trimEnd()}…`;
}

/**
 * Returns a text whose direction does not affect the text around it (Unicode Standard Annex 9: first strong isolate).
 * For names within labels.
 */
export function isolateText(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`;
}
