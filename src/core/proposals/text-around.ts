/** Returns the sentence and the paragraph around a span, and the names of actors in a piece of text. */
import type { Actor } from '../casefile/types.generated.ts';
import { findNames } from '../text/naming.ts';
import { offsetsOf, type Utf16Offset } from '../text/offsets.ts';
import { findPossibleNames } from '../text/possible-names.ts';
import type { CodePointSpan } from '../text/span.ts';
import { nextStop } from '../text/sentences.ts';

/** A half-open range of UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A sentence and a span in it, as ranges of a text. `leadIn` is the line with a colon above a list item. */
export interface SentenceWithSpan {
  readonly text: string;
  readonly sentence: Range;
  readonly span: Range;
  readonly leadIn?: Range;
}

/** The text near a span. All ranges are in UTF-16 units of `text`, which is a part of the passage. */
export interface TextAround {
  readonly text: string;
  /** Where `text` starts in the passage, in UTF-16 units. */
  readonly from: number;
  readonly span: Range;
  readonly sentence: Range;
}

/** The maximum number of UTF-16 units on either side of a span that count as its paragraph. */
const REACH = 3000;

/** A line break with an empty line after it. */
const EMPTY_LINE = /(?:\r\n|[\n\r\u0085\u2028\u2029])[^\S\n\r\u0085\u2028\u2029]*(?:\r\n|[\n\r\u0085\u2028\u2029])\s*/g;

/**
 * A line break after a sentence: the end of a paragraph in text without empty lines, such as that of a web page. It
 * looks back only from line breaks, because from each of very many spaces it would take minutes.
 */
const SENTENCE_BREAK =
  /(?:\r\n|[\n\r\u0085\u2028\u2029])(?<=[.!?…。！？।؟]["'”’»›」』)\]]*[^\S\n\r\u0085\u2028\u2029]*(?:\r\n|[\n\r\u0085\u2028\u2029]))\s*/g;

/**
 * Returns the paragraph around a span, up to 3,000 units on either side, with the sentences that the span touches. A
 * span that ends beyond the passage is first cut to it.
 */
export function textAround(passage: string, given: CodePointSpan, language: string | null): TextAround {
  const offsets = offsetsOf(passage);
  const length = offsets.codePointLength;
  const end = offsets.toUtf16(Math.min(given.end, length) as CodePointSpan['end']);
  const start = Math.min(end, offsets.toUtf16(Math.min(given.start, length) as CodePointSpan['start']));
  const locale = language ?? undefined;
  const { from, to } = paragraph(passage, start, end);
  const text = passage.slice(from, to);
  const span = { start: start - from, end: end - from };
  const sentenceStart = nextStop(text, span.start + 1, { edge: 'start', forward: false, unit: 'sentence', locale });
  const sentenceEnd = nextStop(text, span.end - 1, { edge: 'end', forward: true, unit: 'sentence', locale });
  return {
    text,
    from,
    span,
    sentence: {
      start: Math.min(span.start, sentenceStart ?? span.start),
      end: Math.max(span.end, sentenceEnd ?? span.end),
    },
  };
}

function paragraph(passage: string, start: number, end: number): { readonly from: number; readonly to: number } {
  const lowest = Math.max(0, start - REACH);
  const near = passage.slice(lowest, end + REACH);
  const emptyLines = Array.from(near.matchAll(EMPTY_LINE));
  const breaks = emptyLines.length > 0 ? emptyLines : Array.from(near.matchAll(SENTENCE_BREAK));
  const before = breaks.findLast(({ index }) => lowest + index < start);
  const after = breaks.find(({ index }) => lowest + index >= end);
  return {
    from: before ? Math.min(start, lowest + before.index + before[0].length) : lowest,
    to: after ? lowest + after.index : lowest + near.length,
  };
}

/** An occurrence of an actor's name in a piece of text, in UTF-16 units. */
export interface NamedActor extends Range {
  readonly actorId: string;
  /** The name as it is in the text. */
  readonly words: string;
}

/**
 * Returns the visible names of actors in a text, in its order. A name inside a longer one of another actor is left out,
 * because “Foreign Ministry of Velmara” names the ministry. For Arabic and Hebrew, names with an attached prefix are
 * included, because a person looks at every proposal.
 */
export function namedActors(text: string, actors: readonly Actor[]): readonly NamedActor[] {
  const offsets = offsetsOf(text);
  const all = actors.flatMap(({ actor_id: actorId, names }) => {
    const plain = findNames(text, names);
    return (plain.length > 0 ? plain : findPossibleNames(text, names)).map(({ span }) => {
      const [start, end] = [offsets.toUtf16(span.start), offsets.toUtf16(span.end)];
      return { actorId, start, end, words: text.slice(start, end) };
    });
  });
  const sorted = all.sort((one, other) => one.start - other.start || other.end - one.end);
  const results: NamedActor[] = [];
  let last: NamedActor | undefined;
  for (const one of sorted) {
    const isInside = last !== undefined && one.end <= last.end && !(one.start === last.start && one.end === last.end);
    if (isInside) continue;
    results.push(one);
    if (last === undefined || one.end > last.end) last = one;
  }
  return results;
}

// The sentence around a span, across the line ends of a column, with the lead-in of a list.

/** How many UTF-16 units on either side of a span are looked at. */
const sentenceReach = 1000;

/** The minimum length of a line that goes on in a capital. A shorter one is a heading or a list item. */
const minWrapped = 40;

/** The share of the widest of itself and the lines beside it from which a line is full. Letters differ in width. */
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
  const lowest = Math.max(0, start - sentenceReach);
  const part = withoutWrapping(passage.slice(lowest, end + sentenceReach), lowest === 0);
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
  // Lines, and between them their ends.
  const pieces = text.split(lineEnds);
  const lengthOf = (index: number): number => pieces[index]?.length ?? 0;
  const goesOn = (index: number): boolean => {
    const line = pieces[index] ?? '';
    const next = pieces[index + 2] ?? '';
    const [word = ''] = /^\S{0,60}/u.exec(next) ?? [];
    if (word === '' || sentenceEnd.test(line) || listMark.test(next)) return false;
    if (index === 0 && !isWhole) return true;
    const width = Math.max(lengthOf(index - 2), line.length, next.length);
    const isFull = line.length + 1 + word.length >= width * fullLine;
    return isFull && (line.length >= minWrapped || /^\p{Ll}/u.test(next));
  };
  return pieces
    .map((piece, index) => (index % 2 === 1 && goesOn(index - 1) ? ' '.repeat(piece.length) : piece))
    .join('');
}

const lineEnds = /(\r\n|[\n\r\u2028])/u;
const sentenceEnd = /[.!?:;…。！？：；।؟]["'”’»)\]]*\s*$/u;

/**
 * Returns the line that ends with a colon above a list item or a line; undefined if there is none. The paragraph after
 * a list has none.
 */
function leadInBefore(text: string, at: number): Range | undefined {
  const lineStart = /[^\n\r\u2028\u2029]*$/u.exec(text.slice(0, at))?.index ?? at;
  const isItem = listMark.test(text.slice(lineStart, at + 20));
  let end = at;
  for (let lines = 0; lines < 12; lines++) {
    const line = /(?:^|[\n\r\u2028\u2029])([^\n\r\u2028\u2029]*)[\n\r\u2028\u2029\s]*$/u.exec(text.slice(0, end));
    const words = line?.[1] ?? '';
    if (!line || words.trim() === '') return undefined;
    const start = line.index + line[0].indexOf(words);
    if (/[:：]\s*$/u.test(words)) return { start, end: start + words.length };
    if (!isItem || !listMark.test(words)) return undefined;
    end = line.index;
  }
  return undefined;
}
