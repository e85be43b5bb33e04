/**
 * Makes lines of the characters of a page: what a reader sees, with a count of everything that was changed or guessed.
 */
import type { Box, SegmentLoss } from '../../core/extraction/extraction.ts';
import { fillGaps, type OrderedCharacters } from './gap-fillers.ts';
import { flag, type PageCharacters } from './page-characters.ts';

/** The codes of losses, changes and guesses that are in the text. */
type PdfLossCode =
  /** A glyph stands for several letters, such as “ﬁ”. The text has the letters. */
  | 'ligature'
  /** A word is divided at the end of a line. The hyphen (as “-”) and the line end are in the text. */
  | 'line-end-hyphen'
  /** U+00AD, which a PDF draws as a hyphen. The text has “-”, or nothing if the glyph has no width. */
  | 'soft-hyphen'
  /** The font does not say what a glyph means. The text has U+FFFD. */
  | 'unmapped-glyph'
  /** A control character or a noncharacter. The text has a space or U+FFFD. */
  | 'control-character'
  /** A line with letters from right to left, whose order was worked out from their positions. */
  | 'right-to-left'
  /** The text goes on further up on the page: in another column, or in an order that differs from the layout. */
  | 'reading-order'
  /** A line with letters that the file draws after the rest of it. The text has them where they are seen. */
  | 'drawn-later'
  /** A wide gap in a line, which the text has as a tab: between cells of a table, or between columns. */
  | 'wide-gap'
  /** A character that is drawn without paint, usually the result of text recognition (OCR). */
  | 'invisible-text';

/** The codes of losses that are in no line. */
export type PdfFileLossCode =
  /** A page without text, usually a picture. */
  | 'page-without-text'
  /** A character that is outside the area of the page that is shown. The text does not have it. */
  | 'outside-page'
  /** A character that the file marks as having no text (its `ActualText` is empty). The text does not have it. */
  | 'marked-without-text'
  /** A form in XFA, which other programs show in place of the pages. It is not read. */
  | 'xfa-form'
  /** A page that could not be read. */
  | 'unreadable-page'
  /** The list of the file’s parts was damaged and was made again. Pages may be missing. */
  | 'rebuilt-file';

/** A line of a page, or a cell of one: a stretch that is far from the next. */
export interface PageLine {
  readonly text: string;
  readonly box: Box;
  /** What is between the line before and this one. It means nothing for the first line. */
  readonly gap: 'cell' | 'line' | 'paragraph';
  /** Whether the page does not show it: it is in a hidden layer, white on white, cut off or covered. */
  readonly isUnseen: boolean;
  /** What happened to its characters, once for each kind, with the first place. */
  readonly losses: readonly SegmentLoss[];
  /** For each UTF-16 unit of the text, the index of the character that it comes from. */
  readonly sources: readonly number[];
}

const softHyphen = 0xad;
const replacement = '\ufffd';

/** Whether a code is a control character (C0, DEL or C1). */
const isControl = (code: number): boolean => code < 0x20 || (code >= 0x7f && code < 0xa0);

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Whether a code can never be a character (Unicode 23.7), is a lone surrogate or is too large. */
const isNoCharacter = (code: number): boolean =>
  (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef) || isSurrogate(code) || code > 0x10ffff;

/** Letters that are written from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Characters of scripts that are also written from top to bottom. */
const vertical =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Mongolian}\u3000-\u303f\ufe10-\ufe4f\uff00-\uffef]/u;

interface LineWithoutGap extends Omit<PageLine, 'gap'> {
  /** Whether it continues the line of the one before, after a wide gap. */
  readonly isCell: boolean;
}

/**
 * Gaps in a line that are more than this many times as wide as its letters are high can divide columns. Where other
 * lines of the page have a column, narrower ones do.
 */
const [cellGap, columnGap] = [1.4, 0.45];

/** What is before a list item. The gap after it is not one between columns. */
const listLabel =
  /^(?:[\p{P}\p{S}\p{Co}\ufffd]|\(?(?:\p{L}|\p{N}{1,3}|[ivxlc]{1,6})[.)]|\p{N}{1,3}(?:\.\p{N}{1,3})+)$/u;

/** Collects the characters of one line. */
class OpenLine {
  readonly #characters: PageCharacters;
  readonly #sources: number[] = [];
  readonly #losses = new Map<PdfLossCode, SegmentLoss>();
  #text = '';
  /** The length of the text in code points. */
  #length = 0;
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;
  readonly #isCell: boolean;
  /** The index of the last character that is not a space. */
  #last: number | undefined;

  constructor(characters: PageCharacters, isCell = false) {
    this.#characters = characters;
    this.#isCell = isCell;
  }

  /** Whether the character at `index` is in this line, with a wide gap before it. */
  isFarFrom(index: number, isColumn: (left: number) => boolean): boolean {
    if (this.#last === undefined) return false;
    const { boxes } = this.#characters;
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(index * 4, index * 4 + 4);
    const [lastLeft = 0, , lastRight = 0] = boxes.subarray(this.#last * 4, this.#last * 4 + 4);
    const gap = Math.max(left - lastRight, lastLeft - right);
    const height = Math.max(bottom - top, this.#bottom - this.#top);
    if (gap <= columnGap * height || (gap <= cellGap * height && !isColumn(left))) return false;
    return this.#isCell || !listLabel.test(this.#text.trimEnd());
  }

  /**
   * Whether the upright character at `index` is wholly above or below the last one and not to its right. PDFium ends no
   * lines on a page with very short ones, which it takes for vertical text.
   */
  isInOtherLine(index: number): boolean {
    if (this.#last === undefined || !this.#isUpright(this.#last) || !this.#isUpright(index)) return false;
    const { boxes } = this.#characters;
    const [left = 0, top = 0, , bottom = 0] = boxes.subarray(index * 4, index * 4 + 4);
    const [, lastTop = 0, lastRight = 0, lastBottom = 0] = boxes.subarray(this.#last * 4, this.#last * 4 + 4);
    return left < lastRight && (top >= lastBottom || bottom <= lastTop);
  }

  /** Whether a letter is as upright as its line. Those of vertical and turned text are at least as wide as high. */
  #isUpright(index: number): boolean {
    const { boxes, codes } = this.#characters;
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(index * 4, index * 4 + 4);
    return bottom - top > right - left && !vertical.test(String.fromCodePoint(Math.min(codes[index] ?? 0, 0x10ffff)));
  }

  /** Counts what happens to the character that is added next. */
  lose(code: PdfLossCode): void {
    const before = this.#losses.get(code);
    this.#losses.set(code, { code, count: (before?.count ?? 0) + 1, at: before?.at ?? this.#length });
  }

  /** Whether its characters are unseen, as those at `index` are not, or the other way round. */
  differsFrom(index: number): boolean {
    return this.#last !== undefined && this.#isUnseen(this.#last) !== this.#isUnseen(index);
  }

  #isUnseen(index: number): boolean {
    return ((this.#characters.flags[index] ?? 0) & flag.unseen) !== 0;
  }

  /** Adds one code point. */
  add(text: string, index: number): void {
    this.#text += text;
    this.#length += 1;
    this.#last = index;
    for (let unit = 0; unit < text.length; unit += 1) this.#sources.push(index);
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#characters.boxes.subarray(index * 4, index * 4 + 4);
    this.#left = Math.min(this.#left, left);
    this.#top = Math.min(this.#top, top);
    this.#right = Math.max(this.#right, right);
    this.#bottom = Math.max(this.#bottom, bottom);
  }

  /** Adds a space, which has no box worth counting. Nobody can see one at the start of a line. */
  addSpace(index: number): void {
    if (this.#text === '') return;
    this.#text += ' ';
    this.#length += 1;
    this.#sources.push(index);
  }

  /** Returns the line without the spaces at its end, which nobody can see; undefined if there is nothing else. */
  finish(): LineWithoutGap | undefined {
    let end = this.#text.length;
    while (this.#text[end - 1] === ' ') end -= 1;
    const text = this.#text.slice(0, end);
    if (text === '') return undefined;
    if (rightToLeft.test(text)) this.#losses.set('right-to-left', { code: 'right-to-left', count: 1, at: 0 });
    const [left, top] = [this.#left, this.#top];
    const box = { left, top, width: this.#right - left, height: this.#bottom - top };
    const length = this.#length - (this.#text.length - end);
    // What happened to the spaces at the end is at the end of the text.
    const losses = Array.from(this.#losses.values(), (loss) => ({ ...loss, at: loss.at && Math.min(loss.at, length) }));
    return {
      text,
      box,
      losses,
      sources: this.#sources.slice(0, text.length),
      isCell: this.#isCell,
      isUnseen: this.#isUnseen(this.#last ?? 0),
    };
  }
}

class LineMaker {
  readonly lines: LineWithoutGap[] = [];
  readonly #characters: PageCharacters;
  readonly #isColumn: (left: number) => boolean;
  #line: OpenLine;

  constructor(characters: PageCharacters, isColumn: (left: number) => boolean) {
    this.#characters = characters;
    this.#isColumn = isColumn;
    this.#line = new OpenLine(characters);
  }

  /** Counts what happens to the line that begins. */
  lose(code: PdfLossCode): void {
    this.#line.lose(code);
  }

  endLine(): void {
    this.#end(false);
  }

  #end(continues: boolean): void {
    const line = this.#line.finish();
    this.#line = new OpenLine(this.#characters, continues && line !== undefined);
    if (line) this.lines.push(line);
  }

  /** Whether a character has the same place as the one before: both are parts of one glyph. */
  #sharesGlyph(index: number): boolean {
    const { boxes, flags } = this.#characters;
    if (index === 0 || flags[index - 1] === flag.generated) return false;
    for (let at = index * 4; at < index * 4 + 4; at += 1) if (boxes[at] !== boxes[at - 4]) return false;
    return boxes[index * 4] !== boxes[index * 4 + 2];
  }

  /** Adds a character that the file has. Returns how many codes it took: two for a pair of surrogates. */
  #addOwn(index: number, code: number, flags: number): number {
    if (flags & flag.invisible) this.#line.lose('invisible-text');
    const next = this.#characters.codes[index + 1] ?? 0;
    if (code >= 0xd800 && code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) {
      this.#line.add(String.fromCharCode(code, next), index);
      return 2;
    }
    if (flags & flag.unmapped || code === 0) this.#replace(index, 'unmapped-glyph');
    else if (isNoCharacter(code)) this.#replace(index, 'control-character');
    else if (isControl(code)) this.#control(index);
    else if (code === softHyphen) this.#softHyphen(index);
    else this.#letter(index, code);
    return 1;
  }

  #letter(index: number, code: number): void {
    const text = String.fromCodePoint(code);
    if (/\p{L}/u.test(text) && this.#sharesGlyph(index)) this.#line.lose('ligature');
    if (text === ' ') this.#line.addSpace(index);
    else this.#line.add(text, index);
  }

  #replace(index: number, code: PdfLossCode): void {
    this.#line.lose(code);
    this.#line.add(replacement, index);
  }

  #control(index: number): void {
    this.#line.lose('control-character');
    this.#line.addSpace(index);
  }

  /** A PDF draws every glyph that it has, so a soft hyphen with a width is seen as a hyphen. */
  #softHyphen(index: number): void {
    this.#line.lose('soft-hyphen');
    const { boxes } = this.#characters;
    if (boxes[index * 4] !== boxes[index * 4 + 2]) this.#line.add('-', index);
  }

  /** Adds the character at `index`. Returns the index of the next. */
  add(index: number): number {
    const code = this.#characters.codes[index] ?? 0;
    const flags = this.#characters.flags[index] ?? 0;
    if (flags & (flag.outside | flag.withoutText)) return index + 1;
    if ((flags & flag.generated) === 0 && code !== 0x20) {
      if (this.#line.differsFrom(index) || this.#line.isInOtherLine(index)) this.endLine();
      else if (this.#line.isFarFrom(index, this.#isColumn)) {
        this.#end(true);
        this.#line.lose('wide-gap');
      }
    }
    if (flags & flag.generated) {
      if (code === 0x0a) this.endLine();
      else if (code !== 0x0d) this.#line.addSpace(index);
      return index + 1;
    }
    if (flags & flag.lineHyphen) {
      this.#line.lose('line-end-hyphen');
      this.#line.add('-', index);
      this.endLine();
      return index + 1;
    }
    return index + this.#addOwn(index, code, flags);
  }
}

const bottomOf = ({ top, height }: Box): number => top + height;

/** Returns the middle of the numbers, or undefined if there are none. */
function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** The distance from one line to the next. It is negative if the text goes on further up. */
const distance = (one: Box, next: Box): number => bottomOf(next) - bottomOf(one);

/** Distances between lines that are more than this many times as far apart as usual begin a paragraph. */
const paragraphDistance = 1.35;

/** The usual distance between lines of one paragraph: the middle of those that are not far apart. */
function usualDistance(boxes: readonly Box[]): number {
  const near = boxes.slice(1).flatMap((box, index) => {
    const from = distance(boxes[index] ?? box, box);
    return from > 0.3 * box.height && from < 2.5 * box.height ? [from / box.height] : [];
  });
  return median(near) ?? 1;
}

function gapsOf(lines: readonly LineWithoutGap[]): readonly PageLine['gap'][] {
  const boxes = lines.map(({ box }) => box);
  const usual = usualDistance(boxes);
  return lines.map(({ box, isCell }, index) => {
    const before = boxes[index - 1];
    if (!before) return 'paragraph';
    if (isCell) return 'cell';
    const lineHeight = Math.max(before.height, box.height);
    return distance(before, box) > paragraphDistance * usual * lineHeight ? 'paragraph' : 'line';
  });
}

/** Whether the text goes on further up on the page: by more than a line, or in a line that is wholly above. */
const goesUp = (before: Box | undefined, box: Box): boolean =>
  before !== undefined &&
  (box.top < before.top - 1.5 * Math.max(before.height, box.height) ||
    bottomOf(box) <= before.top + 0.2 * Math.min(before.height, box.height));

/**
 * Finds the spaces that PDFium adds between letters in equal steps, as programs draw that place each letter alone. A
 * real space would take a step of its own.
 */
function spacesInSteps({ codes, flags, boxes }: PageCharacters): ReadonlySet<number> {
  const found = new Set<number>();
  let spaces: number[] = [];
  let steps: number[] = [];
  let before: number | undefined;
  const endLetters = (): void => {
    const [first = 0] = steps;
    const isEqual = steps.every((step) => Math.abs(step - first) <= 0.03 * first);
    if (isEqual && steps.length - spaces.length > 2) for (const index of spaces) found.add(index);
    [spaces, steps, before] = [[], [], undefined];
  };
  for (let index = 0; index < codes.length; index += 1) {
    if (codes[index] === 0x20 && flags[index] === flag.generated) continue;
    if (codes[index] === 0x20 || flags[index] !== 0) endLetters();
    else {
      const step = before === undefined ? 0 : (boxes[index * 4] ?? 0) - (boxes[before * 4] ?? 0);
      if (step <= 0) endLetters();
      else {
        steps.push(step);
        if (before !== index - 1) spaces.push(index - 1);
      }
      before = index;
    }
  }
  endLetters();
  return found;
}

/** Finds where columns begin: where a wide gap ends in several lines. */
function columnsOf(lines: readonly LineWithoutGap[]): (left: number) => boolean {
  const counts = new Map<number, number>();
  for (const { isCell, box } of lines) {
    const left = Math.round(box.left);
    if (isCell) counts.set(left, (counts.get(left) ?? 0) + 1);
  }
  const countNear = (left: number): number =>
    [-1, 0, 1].reduce((sum, by) => sum + (counts.get(Math.round(left) + by) ?? 0), 0);
  return (left) => countNear(left) >= 2;
}

function makeLines(
  { characters, changedLines }: OrderedCharacters,
  isColumn: (left: number) => boolean,
): readonly LineWithoutGap[] {
  const maker = new LineMaker(characters, isColumn);
  const noSpaces = spacesInSteps(characters);
  for (let index = 0; index < characters.codes.length;) {
    if (noSpaces.has(index)) index += 1;
    if (changedLines.has(index)) maker.lose('drawn-later');
    index = maker.add(index);
  }
  maker.endLine();
  return maker.lines;
}

/** Makes the lines of a page. The characters and their order are PDFium’s, and every change of one is counted. */
export function linesOf(page: PageCharacters): readonly PageLine[] {
  const ordered = fillGaps(page);
  const first = makeLines(ordered, () => false);
  const lines = first.some(({ isCell }) => isCell) ? makeLines(ordered, columnsOf(first)) : first;
  const gaps = gapsOf(lines);
  return lines.map((line, index) => {
    const sources = line.sources.map((source) => ordered.indexes[source] ?? source);
    const order = goesUp(lines[index - 1]?.box, line.box) ? [{ code: 'reading-order', count: 1, at: 0 }] : [];
    const { text, box, isUnseen } = line;
    return { text, box, sources, isUnseen, gap: gaps[index] ?? 'line', losses: [...line.losses, ...order] };
  });
}
