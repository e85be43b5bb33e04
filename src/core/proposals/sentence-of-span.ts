/** Returns the sentence around a span, across the line ends of a column, with the lead-in of a list. */
import { offsetsOf, type Utf16Offset } from '../passage/offsets.ts';
import type { CodePointSpan } from '../passage/span.ts';
import type { SentenceWithSpan } from './context-cues.ts';
import { textAround, type Range } from './text-around.ts';

/** How many UTF-16 units on either side of a span are looked at. */
const reach = 1000;

/** The minimum length of a line that can go on in the next one. A shorter one is a heading or a list item. */
const minWrapped = 40;

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
  const part = withoutWrapping(passage.slice(lowest, end + reach));
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

function withoutWrapping(text: string): string {
  let lineStart = 0;
  return text.replaceAll(/\r\n|[\n\r\u2028]/gu, (lineEnd, at: number) => {
    const line = text.slice(lineStart, at);
    const next = text.slice(at + lineEnd.length, at + lineEnd.length + 12);
    const isFirst = lineStart === 0;
    lineStart = at + lineEnd.length;
    const goesOn = (isFirst || line.length >= minWrapped) && !/[.!?:;…。！？：；।؟]["'”’»)\]]*\s*$/u.test(line);
    return goesOn && /^[^\s]/u.test(next) && !listMark.test(next) ? ' '.repeat(lineEnd.length) : lineEnd;
  });
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
