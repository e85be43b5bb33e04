/**
 * Puts characters back into the gaps of their line. A program whose font lacks some letters may draw the rest of a line
 * first, and those letters from another font afterwards, as LibreOffice does with Vietnamese.
 */
import { flag, type PageCharacters } from './page-characters.ts';

/** The characters of a page in another order. */
export interface OrderedCharacters {
  readonly characters: PageCharacters;
  /** For each character, its index before. An added space has the index of the character before it. */
  readonly indexes: readonly number[];
  /** The first character of each line that has another order now, by its new index. */
  readonly changedLines: ReadonlySet<number>;
}

/** Characters that are moved together, because they are parts of one glyph. Indexes, half open. */
interface Glyph {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The share of the narrower of two glyphs that may be over the other. */
const maxOverlap = 0.35;

/** A gap of more than this share of the height of the line is a space. */
const spaceWidth = 0.1;

/** Whether a character ends its line: a line end that follows from the positions, or a hyphen at the end. */
function endsLine({ codes, flags }: PageCharacters, index: number): boolean {
  const bits = flags[index] ?? 0;
  return (bits & flag.lineHyphen) !== 0 || ((bits & flag.generated) !== 0 && codes[index] === 0x0a);
}

const isGenerated = ({ flags }: PageCharacters, index: number): boolean => ((flags[index] ?? 0) & flag.generated) !== 0;

const edge = ({ boxes }: PageCharacters, index: number, side: 0 | 1 | 2 | 3): number => boxes[index * 4 + side] ?? 0;

function hasSameBox(characters: PageCharacters, one: number, other: number): boolean {
  return ([0, 1, 2, 3] as const).every((side) => edge(characters, one, side) === edge(characters, other, side));
}

/** The glyphs of the characters from `from` to `to`, without generated ones. */
function glyphsOf(characters: PageCharacters, from: number, to: number): readonly Glyph[] {
  const glyphs: Glyph[] = [];
  for (let index = from; index < to;) {
    const start = index;
    do index += 1;
    while (index < to && !isGenerated(characters, index) && hasSameBox(characters, start, index));
    if (isGenerated(characters, start)) continue;
    glyphs.push({ from: start, to: index, left: edge(characters, start, 0), right: edge(characters, start, 2) });
  }
  return glyphs;
}

/** Whether all glyphs have at least half of their height in common with the first. */
function isOneBaseline(characters: PageCharacters, glyphs: readonly Glyph[]): boolean {
  const [first] = glyphs;
  if (!first) return false;
  const [top, bottom] = [edge(characters, first.from, 1), edge(characters, first.from, 3)];
  return glyphs.every(({ from }) => {
    const common = Math.min(bottom, edge(characters, from, 3)) - Math.max(top, edge(characters, from, 1));
    return common * 2 >= Math.min(bottom - top, edge(characters, from, 3) - edge(characters, from, 1));
  });
}

const isSpace = ({ codes }: PageCharacters, { from }: Glyph): boolean => codes[from] === 0x20;

function overlapsTooMuch(one: Glyph, other: Glyph): boolean {
  return one.right - other.left > maxOverlap * Math.min(one.right - one.left, other.right - other.left);
}

/** Whether glyphs from left to right are beside each other. A space may be under another glyph. */
function areApart(characters: PageCharacters, glyphs: readonly Glyph[]): boolean {
  const drawn = glyphs.filter((glyph) => !isSpace(characters, glyph));
  return drawn.every((glyph, at) => at === 0 || !overlapsTooMuch(drawn[at - 1] ?? glyph, glyph));
}

/** Whether a line has letters that are written from right to left. */
function isRightToLeft({ codes }: PageCharacters, glyphs: readonly Glyph[]): boolean {
  return glyphs.some(({ from }) => rightToLeft.test(String.fromCodePoint(Math.min(codes[from] ?? 0, 0x10ffff))));
}

/** Whether a character of the line is wholly before the one before it. */
function goesBack(characters: PageCharacters, from: number, to: number): boolean {
  let before = -Infinity;
  for (let index = from; index < to; index += 1) {
    if (isGenerated(characters, index)) continue;
    if (edge(characters, index, 2) <= before) return true;
    before = edge(characters, index, 0);
  }
  return false;
}

/** The glyphs of a line from left to right, if some were drawn later into gaps of the others; otherwise undefined. */
function glyphsFilledIn(characters: PageCharacters, from: number, to: number): readonly Glyph[] | undefined {
  if (!goesBack(characters, from, to)) return undefined;
  const glyphs = glyphsOf(characters, from, to);
  if (!isOneBaseline(characters, glyphs) || isRightToLeft(characters, glyphs)) return undefined;
  const sorted = glyphs.toSorted((one, other) => one.left - other.left || one.from - other.from);
  return sorted[0] === glyphs[0] && areApart(characters, sorted) ? sorted : undefined;
}

class Reordering {
  /** The new order, by the indexes before. */
  readonly indexes: number[] = [];
  /** Spaces that were added, by their new indexes. */
  readonly added = new Set<number>();
  readonly changedLines = new Set<number>();
  readonly #characters: PageCharacters;

  constructor(characters: PageCharacters) {
    this.#characters = characters;
  }

  addRange(from: number, to: number): void {
    for (let index = from; index < to; index += 1) this.indexes.push(index);
  }

  /** Whether one glyph followed the other before, with at most generated characters between them. */
  #isNext(one: Glyph, other: Glyph): boolean {
    if (other.from < one.to) return false;
    for (let index = one.to; index < other.from; index += 1) if (!isGenerated(this.#characters, index)) return false;
    return true;
  }

  /** Adds what is between two glyphs: what was there before, or a space if they are apart. */
  #addBetween(one: Glyph, other: Glyph): void {
    if (this.#isNext(one, other)) return this.addRange(one.to, other.from);
    const height = edge(this.#characters, one.from, 3) - edge(this.#characters, one.from, 1);
    if (other.left - one.right <= spaceWidth * height) return;
    this.added.add(this.indexes.length);
    this.indexes.push(one.from);
  }

  addLine(glyphs: readonly Glyph[]): void {
    this.changedLines.add(this.indexes.length);
    glyphs.forEach((glyph, at) => {
      const before = glyphs[at - 1];
      if (before) this.#addBetween(before, glyph);
      this.addRange(glyph.from, glyph.to);
    });
  }

  finish(): OrderedCharacters {
    const { codes, flags, boxes } = this.#characters;
    const { indexes, added, changedLines } = this;
    if (changedLines.size === 0) return { characters: this.#characters, indexes, changedLines };
    const characters = {
      codes: Uint32Array.from(indexes, (from, at) => (added.has(at) ? 0x20 : (codes[from] ?? 0))),
      flags: Uint8Array.from(indexes, (from, at) => (added.has(at) ? flag.generated : (flags[from] ?? 0))),
      boxes: Float32Array.from(indexes.flatMap((from) => [...boxes.subarray(from * 4, from * 4 + 4)])),
    };
    return { characters, indexes, changedLines };
  }
}

/** Puts characters that were drawn later into the gaps of their line there. All other lines keep PDFium’s order. */
export function fillGaps(characters: PageCharacters): OrderedCharacters {
  const reordering = new Reordering(characters);
  let start = 0;
  for (let index = 0; index <= characters.codes.length; index += 1) {
    if (index < characters.codes.length && !endsLine(characters, index)) continue;
    const glyphs = glyphsFilledIn(characters, start, index);
    if (glyphs) reordering.addLine(glyphs);
    else reordering.addRange(start, index);
    if (index < characters.codes.length) reordering.addRange(index, index + 1);
    start = index + 1;
  }
  return reordering.finish();
}
