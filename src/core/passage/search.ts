import { searchable } from './fold.ts';
import { characterEnd, characterStart } from './graphemes.ts';
import type { MappedText } from './mapped-text.ts';
import { splitsPair } from './offsets.ts';
import { rememberByText } from './remember.ts';
import { spanFromUtf16 } from './span.ts';
import type { CodePointSpan } from './span.ts';
import { touchesWord } from './word-edges.ts';

/** How to search. */
export interface FindOptions {
  /** Take upper and lower case as different. */
  readonly matchCase?: boolean;
  /** Only where no letter, digit or mark touches the words; not asked of scripts written without spaces. */
  readonly wholeWords?: boolean;
  /** At most so many occurrences; 10,000 where it is not given. */
  readonly limit?: number;
}

/**
 * Where the query occurs in the text: spans of the original text in code points, in order, none overlapping another.
 *
 * Upper and lower case, kinds and runs of white space, kinds of quotation marks and hyphens, and canonically equivalent
 * characters count as equal; soft hyphens and other invisible line breaking characters are passed over; white space
 * around the query is dropped. A query without anything visible finds nothing. A span never takes part of a
 * user-perceived character: one that would is widened, so that क finds the कि that it begins.
 */
export function findInText(text: string, query: string, options: FindOptions = {}): readonly CodePointSpan[] {
  const { matchCase = false, wholeWords = false, limit = 10_000 } = options;
  const haystack = (matchCase ? searchableText : searchableFolded)(text);
  const needle = searchable(query, matchCase).text.trim();
  const found: CodePointSpan[] = [];
  let last = 0;
  for (const [from, to] of matches(text, haystack, needle)) {
    if (found.length >= limit) break;
    if (wholeWords && touchesWord(text, from, to)) continue;
    const [start, end] = [characterStart(text, from), characterEnd(text, to)];
    if (start < last) continue;
    found.push(spanFromUtf16(text, start, end));
    last = end;
  }
  return found;
}

const REMEMBERED_UNITS = 24_000_000;
const searchableText = rememberByText((text) => searchable(text, true), REMEMBERED_UNITS);
const searchableFolded = rememberByText((text) => searchable(text, false), REMEMBERED_UNITS);

/** Matches as UTF-16 offsets of the original text; none takes part of a code point, or of what one folds to. */
function* matches(text: string, haystack: MappedText, needle: string): Generator<readonly [number, number]> {
  if (needle === '') return;
  for (let at = haystack.text.indexOf(needle); at >= 0; at = haystack.text.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    if (haystack.splitsPiece(at) || haystack.splitsPiece(end)) continue;
    const [from, to] = [haystack.toOriginalStart(at), haystack.toOriginalEnd(end)];
    if (!splitsPair(text, from) && !splitsPair(text, to)) yield [from, to];
  }
}
