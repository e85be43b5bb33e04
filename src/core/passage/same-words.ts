/** Finds the words of a quote in a text that writes them differently, for a person to accept. */
import { codePointLength, codePointOffset, offsetsOf, splitsPair } from './offsets.ts';
import { searchNeedle, spansIn } from './search.ts';
import { searchable } from './searchable.ts';
import { textAt, type CodePointSpan } from './span.ts';

/** The same words, and how they are written. */
export interface SameWords {
  readonly span: CodePointSpan;
  /** The text at the span. */
  readonly text: string;
  /** An upper bound of the code points that are inserted, deleted or replaced. */
  readonly errors: number;
}

/** The distance from the expected position within which the words are searched, in UTF-16 units. */
const REACH = 32_768;

/**
 * Returns the place nearest to `near` (code points) where the text has the words of the quote, as searches compare them
 * with case; undefined if there is none within 32K units. Only this part is folded, so the cost is the same in a text
 * of 10 MB.
 */
export function findSameWords(text: string, quote: string, near: number): SameWords | undefined {
  const needle = searchNeedle(quote, true);
  if (needle.isLiteral) return undefined;
  const offsets = offsetsOf(text);
  const expected = offsets.toUtf16(codePointOffset(Math.max(0, Math.min(near, offsets.codePointLength))));
  const base = wholeAt(text, Math.max(0, expected - REACH));
  const until = wholeAt(text, Math.min(text.length, expected + quote.length + REACH));
  const form = searchable(text.slice(base, until), true);
  const spans = spansIn(text, form, needle, { base, until, last: base }, {});
  const nearest = spans.toSorted((one, other) => Math.abs(one.start - near) - Math.abs(other.start - near))[0];
  if (nearest === undefined) return undefined;
  const words = textAt(text, nearest) ?? '';
  return { span: nearest, text: words, errors: maxErrors(quote, words) };
}

/** Moves an offset between the halves of a surrogate pair before the pair. */
function wholeAt(text: string, at: number): number {
  return splitsPair(text, at) ? at - 1 : at;
}

/** Returns the number of code points between the first and the last difference of two texts. */
export function maxErrors(one: string, other: string): number {
  let [start, end] = [0, 0];
  const most = Math.min(one.length, other.length);
  while (start < most && one.charAt(start) === other.charAt(start)) start += 1;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [changed, into] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return Math.max(codePointLength(changed), codePointLength(into));
}
