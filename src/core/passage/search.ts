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
  const { matchCase = false, wholeWords = false, limit = 10_000 } = options;
  const haystack = (matchCase ? searchableText : searchableFolded)(text);
  const needle = searchable(query, matchCase).text.trim();
  const spans: CodePointSpan[] = [];
  let last = 0;
  for (const [from, to] of matches(text, haystack, needle)) {
    if (spans.length >= limit) break;
    if (wholeWords && touchesWord(text, from, to)) continue;
    const [start, end] = [characterStart(text, from), characterEnd(text, to)];
    if (start < last) continue;
    spans.push(spanFromUtf16(text, start, end));
    last = end;
  }
  return spans;
}

const REMEMBERED_UNITS = 24_000_000;
const searchableText = cacheByText((text) => searchable(text, true), REMEMBERED_UNITS);
const searchableFolded = cacheByText((text) => searchable(text, false), REMEMBERED_UNITS);

/**
 * Returns matches as UTF-16 offsets of the original text. None covers only part of a code point, or of its folded form.
 */
function* matches(text: string, haystack: MappedText, needle: string): Generator<readonly [number, number]> {
  if (needle === '') return;
  for (let at = haystack.text.indexOf(needle); at >= 0; at = haystack.text.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    if (haystack.splitsPiece(at) || haystack.splitsPiece(end)) continue;
    const [from, to] = [haystack.toOriginalStart(at), haystack.toOriginalEnd(end)];
    if (!splitsPair(text, from) && !splitsPair(text, to)) yield [from, to];
  }
}
