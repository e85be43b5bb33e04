/** Shortened texts: a span with its context, and long texts with the middle left out. */
import { characterEnd, characterStart } from './graphemes.ts';
import { codePointLength, codePointOffset, offsetsOf } from './offsets.ts';
import { oneLine } from './shorten.ts';
import { span as spanFrom, type CodePointSpan } from './span.ts';
import { touchesWordAfter, touchesWordBefore } from './word-edges.ts';

/** The text before and after a span. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
  /** Whether there is more text before or after them. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

/**
 * Returns at most `reach` code points on either side of a span within the text. Never cuts a user-perceived character,
 * unless the span itself cuts one.
 */
export function surroundings(text: string, span: CodePointSpan, reach: number): Surroundings {
  return around(text, edgesOf(text, span, reach));
}

/** Returns what `surroundings` does without the words that it cuts, for people to read. */
export function wordsAround(text: string, span: CodePointSpan, reach: number): Surroundings {
  return around(text, withoutCutWords(text, edgesOf(text, span, reach)));
}

/** Moves the ends of a context inwards, to white space near them, if they cut a word. */
export function withoutCutWords(text: string, { start, end, first, last }: Edges): Edges {
  const next = touchesWordBefore(text, first)
    ? text.slice(first, Math.min(start, first + longestWord)).search(/\s/u)
    : -1;
  const from = Math.max(end, last - longestWord);
  const previous = touchesWordAfter(text, end, last) ? text.slice(from, last).search(/\s\S*$/u) : -1;
  return {
    start,
    end,
    first: next < 0 ? first : Math.min(start, characterEnd(text, first + next + 1)),
    last: previous < 0 ? last : Math.max(end, characterStart(text, from + previous)),
  };
}

/** The longest part of a word that is left out, in UTF-16 code units: a script may have no spaces. */
const longestWord = 24;

/** Positions in UTF-16 code units: of a span, and where the text around it starts and ends. */
export interface Edges {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

function edgesOf(text: string, span: CodePointSpan, reach: number): Edges {
  const offsets = offsetsOf(text);
  const start = offsets.toUtf16(span.start);
  const end = offsets.toUtf16(span.end);
  const from = offsets.toUtf16(codePointOffset(Math.max(0, span.start - reach)));
  const to = offsets.toUtf16(codePointOffset(Math.min(offsets.codePointLength, span.end + reach)));
  return {
    start,
    end,
    first: Math.min(start, characterEnd(text, from)),
    last: Math.max(end, characterStart(text, to)),
  };
}

function around(text: string, { start, end, first, last }: Edges): Surroundings {
  return {
    before: text.slice(first, start),
    after: text.slice(end, last),
    cutBefore: first > 0,
    cutAfter: last < text.length,
  };
}

/** A piece of a text with its context, each on one line. */
export interface Excerpt {
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/**
 * Returns the text at a span, shortened to `most` code points, with up to `reach` code points on either side. A span
 * that ends beyond the text is first cut to it.
 */
export function excerptOf(text: string, given: CodePointSpan, reach: number, most: number): Excerpt {
  const offsets = offsetsOf(text);
  const end = Math.min(given.end, offsets.codePointLength);
  const span = spanFrom(Math.min(given.start, end), end);
  const { before, after, cutBefore, cutAfter } = wordsAround(text, span, reach);
  const words = text.slice(offsets.toUtf16(span.start), offsets.toUtf16(span.end));
  return {
    before: (cutBefore ? '…' : '') + oneLine(before),
    words: shortenMiddle(oneLine(words), most),
    after: oneLine(after) + (cutAfter ? '…' : ''),
  };
}

/** Returns a text of at most `most` code points unchanged, and a longer one with an ellipsis for its middle. */
export function shortenMiddle(text: string, most: number): string {
  if (codePointLength(text) <= most) return text;
  const offsets = offsetsOf(text);
  const head = characterEnd(text, offsets.toUtf16(codePointOffset(Math.ceil(most * 0.6))));
  const tail = offsets.toUtf16(codePointOffset(offsets.codePointLength - Math.floor(most * 0.4)));
  return `${text.slice(0, head).trimEnd()} … ${text.slice(characterStart(text, tail)).trimStart()}`;
}
