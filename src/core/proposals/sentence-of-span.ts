/** Returns the sentence around a span, across the line ends of a column, with the lead-in of a list. */
import { offsetsOf, type Utf16Offset } from '../passage/offsets.ts';
import type { CodePointSpan } from '../passage/span.ts';
import type { SentenceWithSpan } from './context-cues.ts';
import { textAround, type Range } from './text-around.ts';

/** How many UTF-16 units on either side of a span are looked at. */
const reach = 1000;

/** The minimum length of a line that goes on in a capital. A shorter one is a heading or a list item. */
const minWrapped = 40;

/** The share of the widest line of its paragraph from which a line is full. Letters differ in width. */
const fullLine = 0.75;

const listMark = /^\s*(?:[•◦‣▪*–—-]|\(?(?:\p{L}|\d{1,3})[.)])\s/u;

/**
 * Returns the sentence with a span, in a part of the passage. Line ends inside a sentence are spaces in it, so the
 * offsets are those of that part. `from` is where it starts in the passage, in UTF-16 units.
 */
export function sentenceOfSpan(
  passage: string,
  span: CodePointSpan,
  language: string | null,
): SentenceWithSpan & { readonly from: number } {
  const offsets = offsetsOf(passage);
  const [start, end] = [offsets.toUtf16(span.start), offsets.toUtf16(span.end)];
  const lowest = Math.max(0, start - reach);
  const part = withoutWrapping(passage.slice(lowest, end + reach), lowest === 0);
  const inPart = offsetsOf(part);
  const around = textAround(
    part,
    {
      start: inPart.toCodePoint((start - lowest) as Utf16Offset),
      end: inPart.toCodePoint((end - lowest) as Utf16Offset),
    },
    language,
  );
  const shift = ({ start: first, end: last }: Range): Range => ({
    start: around.from + first,
    end: around.from + last,
  });
  const sentence = shift(around.sentence);
  const leadIn = leadInBefore(part, sentence.start);
  return { from: lowest, text: part, sentence, span: shift(around.span), ...(leadIn && { leadIn }) };
}

/**
 * Replaces the line ends inside sentences with spaces. A line goes on if it ends without punctuation, and the first
 * word of the next line would not have fitted into it: otherwise somebody ended it, such as a heading above its text.
 */
function withoutWrapping(text: string, isWhole: boolean): string {
  let lineStart = 0;
  const width = widthsOf(text);
  return text.replaceAll(lineEnds, (lineEnd, at: number) => {
    const line = text.slice(lineStart, at);
    const isCut = lineStart === 0 && !isWhole;
    lineStart = at + lineEnd.length;
    const next = text.slice(lineStart, lineStart + 60);
    const [word = ''] = /^\S*/u.exec(next) ?? [];
    const isFull = line.length + 1 + word.length >= width(at) * fullLine;
    const goesOn =
      (isCut || (isFull && (line.length >= minWrapped || /^\p{Ll}/u.test(next)))) && !sentenceEnd.test(line);
    return goesOn && word !== '' && !listMark.test(next) ? ' '.repeat(lineEnd.length) : lineEnd;
  });
}

const lineEnds = /\r\n|[\n\r\u2028]/gu;
const sentenceEnd = /[.!?:;…。！？：；،؟]["'”’»)\]]*\s*$/u;

/** Returns the length of the widest line of the paragraph around a place, in UTF-16 units. */
function widthsOf(text: string): (at: number) => number {
  const widths: { readonly end: number; readonly width: number }[] = [];
  let end = 0;
  for (const paragraph of text.split(/((?:\r\n|[\n\r\u2028])\s*(?:\r\n|[\n\r\u2028]))/u)) {
    end += paragraph.length;
    widths.push({ end, width: Math.max(...paragraph.split(lineEnds).map((line) => line.length)) });
  }
  return (at) => widths.find((one) => at < one.end)?.width ?? 0;
}

/** Returns the line that ends with a colon above a list item or a line; undefined if there is none. */
function leadInBefore(text: string, at: number): Range | undefined {
  let end = at;
  for (let lines = 0; lines < 12; lines++) {
    const line = /(?:^|[\n\r\u2028\u2029])([^\n\r\u2028\u2029]*)[\n\r\u2028\u2029\s]*$/u.exec(text.slice(0, end));
    const words = line?.[1] ?? '';
    if (!line || words.trim() === '') return undefined;
    const start = line.index + line[0].indexOf(words);
    if (/[:：]\s*$/u.test(words)) return { start, end: start + words.length };
    if (!listMark.test(words)) return undefined;
    end = line.index;
  }
  return undefined;
}
