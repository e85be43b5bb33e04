/** Finds the words under the highlights of a page: highlighted, underlined or struck out. */
import type { Box, Highlight } from '../../core/extraction/extraction.ts';
import type { PageArea } from './document.ts';
import { floatsAt, textFrom, withMemory, type Pdfium } from './engine.ts';
import { asShown, type PageCharacters } from './page-characters.ts';
import { codePointLength } from '../../core/text/offsets.ts';
import { readPdfDate } from './facts.ts';
import type { PageLine } from './lines.ts';

// * Comments on a page, and the values of its form fields. They are drawn over the page and do not belong to its
// text.

/** A comment or the value of a field. */
export interface PageAnnotation {
  readonly group: 'comments' | 'fields';
  readonly text: string;
  readonly box: Box;
}

/** The subtypes of `fpdf_annot.h` whose contents are what a person wrote. Links, pop-ups and media are left out. */
const comments: ReadonlySet<number> = new Set([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17]);

/** `FPDF_ANNOT_WIDGET` */
const field = 20;

/** `FPDF_ANNOT_FLAG_HIDDEN` */
const hidden = 2;

/** The maximum number of annotations of one page that are read. */
const maxPageAnnotations = 5000;

/** A control character other than a line end, which a text of a passage never has here. */
// oxlint-disable-next-line no-control-regex -- these are the characters to leave out
const controls = /[\0-\x09\x0b-\x1f\x7f-\x9f]/g;

/** Returns an entry of an annotation that a person wrote, with \n for its line ends; '' if it has none. */
function annotationText(pdfium: Pdfium, annotation: number, key: string): string {
  const { call } = pdfium;
  const text = textFrom(pdfium, (buffer, size) => call.FPDFAnnot_GetStringValue(annotation, key, buffer, size));
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, ' ').trim();
}

function boxOf(pdfium: Pdfium, annotation: number, area: PageArea): Box {
  const rectangle = withMemory(pdfium, 16, (address) => {
    pdfium.call.FPDFAnnot_GetRect(annotation, address);
    return floatsAt(pdfium, address, 4);
  });
  const [left = 0, top = 0, right = 0, bottom = 0] = asShown(Float32Array.from(rectangle), area);
  return { left, top, width: right - left, height: bottom - top };
}

function read(pdfium: Pdfium, annotation: number, area: PageArea): PageAnnotation | undefined {
  const subtype = pdfium.call.FPDFAnnot_GetSubtype(annotation);
  const isField = subtype === field;
  if (!isField && !comments.has(subtype)) return undefined;
  if (pdfium.call.FPDFAnnot_GetFlags(annotation) & hidden) return undefined;
  const text = annotationText(pdfium, annotation, isField ? 'V' : 'Contents');
  if (text === '') return undefined;
  return { group: isField ? 'fields' : 'comments', text, box: boxOf(pdfium, annotation, area) };
}

/** Returns the comments and field values of an open page, in the order of the file. */
export function annotationsOf(pdfium: Pdfium, page: number, area: PageArea): readonly PageAnnotation[] {
  const { call } = pdfium;
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), maxPageAnnotations);
  return Array.from({ length: count }, (_, index) => call.FPDFPage_GetAnnot(page, index)).flatMap((annotation) => {
    if (annotation === 0) return [];
    const found = read(pdfium, annotation, area);
    call.FPDFPage_CloseAnnot(annotation);
    return found ? [found] : [];
  });
}

/** A highlight with the index of the line that it begins in. */
export interface PageHighlight extends Highlight {
  readonly line: number;
}

/** A point on a page as it is shown, in points from its top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners in any order. */
export type Quad = readonly Point[];

/** A page with its text, and with where each character of it is. */
interface PageText {
  readonly text: string;
  /** The index of the first UTF-16 unit of each line. */
  readonly starts: readonly number[];
  /** The units that can be marked, from top to bottom: all that have a place, except white space. */
  readonly units: readonly (Point & { readonly unit: number })[];
}

/** What separates a line from the text before it. */
export const separatorOf = (gap: PageLine['gap'], index: number): '\t' | '\n' | '\n\n' =>
  index === 0 || gap === 'paragraph' ? '\n\n' : gap === 'cell' ? '\t' : '\n';

function pageTextOf(lines: readonly PageLine[], { boxes }: PageCharacters): PageText {
  let text = '';
  const starts: number[] = [];
  const units: (Point & { unit: number })[] = [];
  lines.forEach((line, index) => {
    if (index > 0) text += separatorOf(line.gap, index);
    starts.push(text.length);
    line.sources.forEach((source, at) => {
      if (line.text[at] === ' ') return;
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(source * 4, source * 4 + 4);
      units.push({ unit: text.length + at, x: (left + right) / 2, y: (top + bottom) / 2 });
    });
    text += line.text;
  });
  units.sort((one, other) => one.y - other.y);
  return { text, starts, units };
}

/** Returns the index of the first unit that is not above `y`. */
function firstFrom(units: PageText['units'], y: number): number {
  let [from, to] = [0, units.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((units[middle]?.y ?? 0) < y) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns the corners in their order around the middle, because programs write them in two different orders. */
function aroundMiddle(quad: Quad): Quad {
  const x = quad.reduce((sum, point) => sum + point.x, 0) / quad.length;
  const y = quad.reduce((sum, point) => sum + point.y, 0) / quad.length;
  const angle = (point: Point): number => Math.atan2(point.y - y, point.x - x);
  return quad.toSorted((one, other) => angle(one) - angle(other));
}

/** Whether a point is inside corners that are in order, and not on their edge. */
function isInside({ x, y }: Point, corners: Quad): boolean {
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0;
  });
}

/** White space, marks and format characters, which need not be under a highlight that goes on after them. */
const passable = /^[\p{White_Space}\p{M}\p{Cf}]$/u;

/** Whether a unit between two marked ones may be unmarked: it has no place of its own, or is a hyphen at a line end. */
function isPassable(text: string, unit: number): boolean {
  return passable.test(text[unit] ?? '') || (text[unit] === '-' && text[unit + 1] === '\n');
}

/** A stretch of the text, in UTF-16 units, half open. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Joins marked units, which are in order, to stretches. */
function stretchesOf(text: string, marked: readonly number[]): readonly Stretch[] {
  const stretches: { start: number; end: number }[] = [];
  for (const unit of marked) {
    const last = stretches.at(-1);
    let end = last?.end ?? unit;
    while (last && end < unit && isPassable(text, end)) end += 1;
    if (last && end >= unit) last.end = unit + 1;
    else stretches.push({ start: unit, end: unit + 1 });
  }
  // Marks belong to the character before them, wherever their own middle is.
  for (const stretch of stretches) while (/^\p{M}$/u.test(text[stretch.end] ?? '')) stretch.end += 1;
  return stretches;
}

/** The maximum number of code points of a quote: those of a claim’s text. */
const longestQuote = 16_384;

/** Limits the work on one file, which a hostile one could make endless. */
export class HighlightLimits {
  /** How many more highlights are read. An assessment has at most 200 claims. */
  count = 10_000;
  /** How many more UTF-16 units of quotes and comments are read. */
  units = 4_000_000;
  /** How many more characters are compared with a highlight. */
  comparisons = 100_000_000;

  get areReached(): boolean {
    return this.count <= 0 || this.units <= 0 || this.comparisons <= 0;
  }
}

/** Finds words on one page. */
export class HighlightedWords {
  readonly #page: PageText;
  readonly #limits: HighlightLimits;

  constructor(lines: readonly PageLine[], characters: PageCharacters, limits: HighlightLimits) {
    this.#page = pageTextOf(lines, characters);
    this.#limits = limits;
  }

  /** Returns the UTF-16 units of the text whose middle is in one of the quads, in the order of the text. */
  #unitsIn(quads: readonly Quad[]): readonly number[] {
    const { units } = this.#page;
    const marked = new Set<number>();
    for (const quad of quads) {
      if (this.#limits.areReached) break;
      const corners = aroundMiddle(quad);
      const bottom = Math.max(...corners.map(({ y }) => y));
      let index = firstFrom(units, Math.min(...corners.map(({ y }) => y)));
      this.#limits.comparisons -= 1;
      for (; ; index += 1) {
        const one = units[index];
        if (!one || !(one.y <= bottom)) break;
        this.#limits.comparisons -= 1;
        if (isInside(one, corners)) marked.add(one.unit);
      }
    }
    return [...marked].sort((one, other) => one - other);
  }

  /**
   * Returns the words whose characters have their middle in one of the quads. They have a place if they are one stretch
   * of the text; otherwise they are in its order, with a space between the stretches. Undefined if there are none.
   */
  find(quads: readonly Quad[]): (Pick<Highlight, 'quote' | 'at'> & { readonly line: number }) | undefined {
    const { text, starts } = this.#page;
    const stretches = stretchesOf(text, this.#unitsIn(quads));
    const [first] = stretches;
    if (!first) return undefined;
    const line = starts.findLastIndex((start) => start <= first.start);
    const quote = stretches.map(({ start, end }) => text.slice(start, end)).join(' ');
    if (codePointLength(quote) > longestQuote) return undefined;
    const at = stretches.length === 1 ? codePointLength(text.slice(starts[line], first.start)) : null;
    return { quote, at, line };
  }
}

/** The subtypes of `fpdf_annot.h` that mark words: Highlight, Underline, Squiggly and StrikeOut. */
const marking: ReadonlySet<number> = new Set([9, 10, 11, 12]);

/** The maximum number of annotations of one page that are looked at. */
const maxAnnotations = 20_000;

/** The maximum number of quads of one annotation. */
const maxQuads = 10_000;

function quadsOf(pdfium: Pdfium, annotation: number, area: PageArea): readonly Quad[] {
  const { call } = pdfium;
  const count = Math.min(call.FPDFAnnot_CountAttachmentPoints(annotation), maxQuads);
  return withMemory(pdfium, 32, (address) =>
    Array.from({ length: count }, (_, index) => {
      if (!call.FPDFAnnot_GetAttachmentPoints(annotation, index, address)) return [];
      const numbers = floatsAt(pdfium, address, 8);
      if (!numbers.every(Number.isFinite)) return [];
      return [0, 2, 4, 6].map((at): Point => {
        const [x = 0, y = 0] = numbers.slice(at, at + 2);
        const [shownX = 0, shownY = 0] = asShown(Float32Array.of(x, y, x, y), area);
        return { x: shownX, y: shownY };
      });
    }).filter(({ length }) => length > 0),
  );
}

/**
 * Returns the highlights of an open page, in the order of its text. Hidden ones are left out, and so are those over no
 * text, such as a scanned picture, and over more than a claim can quote.
 */
export function highlightsOf(
  pdfium: Pdfium,
  page: number,
  area: PageArea,
  characters: PageCharacters,
  lines: readonly PageLine[],
  limits: HighlightLimits,
): readonly PageHighlight[] {
  const { call } = pdfium;
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), maxAnnotations);
  const found: PageHighlight[] = [];
  let words: HighlightedWords | undefined;
  const read = (annotation: number): void => {
    if (!marking.has(call.FPDFAnnot_GetSubtype(annotation)) || call.FPDFAnnot_GetFlags(annotation) & hidden) return;
    words ??= new HighlightedWords(lines, characters, limits);
    const place = words.find(quadsOf(pdfium, annotation, area));
    if (!place) return;
    const [comment, author, date] = ['Contents', 'T', 'M'].map((key) => annotationText(pdfium, annotation, key));
    const changed = readPdfDate(date ?? '')?.value ?? '';
    found.push({ ...place, comment: comment ?? '', author: author ?? '', changed });
    limits.count -= 1;
    limits.units -= place.quote.length + (comment ?? '').length + (author ?? '').length;
  };
  for (let index = 0; index < count && !limits.areReached; index += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    read(annotation);
    call.FPDFPage_CloseAnnot(annotation);
  }
  return found.sort((one, other) => one.line - other.line || (one.at ?? 0) - (other.at ?? 0));
}
