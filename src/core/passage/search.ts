/** The search in a passage that people use: tolerant of case, spacing, quotation marks and hyphens. */
import { searchable } from './fold.ts';
import { characterEnd, characterStart } from './graphemes.ts';
import type { MappedText } from './mapped-text.ts';
import { splitsPair } from './offsets.ts';
import { cacheByText } from './cache-by-text.ts';
import { spanFromUtf16, type CodePointSpan } from './span.ts';
import { touchesWord } from './word-edges.ts';

/** How to search. */
export interface FindOptions {
  /** Distinguishes upper and lower case. */
  readonly matchCase?: boolean;
  /** Only matches that no letter, digit or mark touches. Ignored for scripts written without spaces. */
  readonly wholeWords?: boolean;
  /** The maximum number of matches. Defaults to 10,000. */
  readonly limit?: number;
}

/**
 * Returns the occurrences of the query in the text: spans of the original text in code points, in order, without overlap.
 *
 * Upper and lower case, kinds and runs of white space, kinds of quotation marks and hyphens, and canonically equivalent
 * characters count as equal; soft hyphens and other invisible line breaking characters are ignored, and so is white
 * space around the query. A query without visible characters finds nothing. A span never covers only part of a
 * user-perceived character: it is widened, so that क finds the कि that it begins.
 */
export function findInText(text: string, query: string, options: FindOptions = {}): readonly CodePointSpan[] {
  const { matchCase = false, limit = 10_000 } = options;
  const haystack = (matchCase ? searchableText : searchableFolded)(text);
  const place = { base: 0, until: text.length, last: 0 };
  return spansIn(text, haystack, searchNeedle(query, matchCase), place, { ...options, limit });
}

/** Returns the form of a query that is searched for; '' for a query that finds nothing. */
export function searchNeedle(query: string, matchCase: boolean): string {
  return searchable(query, matchCase).text.trim();
}

/** The part of a text that a haystack was made from. All offsets are UTF-16, in the whole text. */
export interface SearchPlace {
  /** Where the haystack's original starts. */
  readonly base: number;
  /** Matches that start here or later are left out. */
  readonly until: number;
  /** The end of the last match before. Matches that start before it are left out. */
  readonly last: number;
}

/** Returns the matches of a needle in the haystack of a part of the text, like `findInText`. */
export function spansIn(
  text: string,
  haystack: MappedText,
  needle: string,
  { base, until, last: lastBefore }: SearchPlace,
  { wholeWords = false, limit = Infinity }: Pick<FindOptions, 'wholeWords' | 'limit'>,
): readonly CodePointSpan[] {
  const spans: CodePointSpan[] = [];
  let last = lastBefore;
  let at = needle === '' ? -1 : haystack.text.indexOf(needle);
  while (at >= 0 && spans.length < limit) {
    const [from, to] = [haystack.toOriginalStart(at) + base, haystack.toOriginalEnd(at + needle.length) + base];
    if (from >= until) break;
    const isWhole = !haystack.splitsPiece(at) && !haystack.splitsPiece(at + needle.length);
    const isFree = from >= last;
    if (isFree && isWhole && isMatch(text, from, to, wholeWords)) {
      const [start, end] = [characterStart(text, from), characterEnd(text, to)];
      if (start >= last) {
        spans.push(spanFromUtf16(text, start, end));
        last = end;
      }
    }
    at = haystack.text.indexOf(needle, at + (isFree ? needle.length : 1));
  }
  return spans;
}

/** Whether a range covers only whole code points and, if asked, whole words. */
function isMatch(text: string, from: number, to: number, wholeWords: boolean): boolean {
  if (splitsPair(text, from) || splitsPair(text, to)) return false;
  return !wholeWords || !touchesWord(text, from, to);
}

const REMEMBERED_UNITS = 24_000_000;
const searchableText = cacheByText((text) => searchable(text, true), REMEMBERED_UNITS);
const searchableFolded = cacheByText((text) => searchable(text, false), REMEMBERED_UNITS);
