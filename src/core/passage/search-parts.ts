/** Searches a long text part by part, so that each step takes little time. Each part is folded once. */
import { characterStart } from './graphemes.ts';
import { offsetsOf } from './offsets.ts';
import { searchNeedle, spansIn, type FindOptions } from './search.ts';
import { literalForm, searchable, type SearchForm } from './searchable.ts';
import type { CodePointSpan } from './span.ts';

/** A text that is searched in parts. */
export interface PartedText {
  /** How many parts there are for a query. */
  count(query: string): number;
  /**
   * Returns the matches that start in a part and do not overlap a match that ended at `last` (in code points): the
   * parts together have the matches of `findInText`. Only a match with more than 4,000 characters, of which nearly all
   * are ignored white space, can be missing at the edge of a part.
   */
  find(part: number, query: string, options: FindOptions, last: number): readonly CodePointSpan[];
}

/** The length of a part, and how far the next one is read for a match that starts near its end. In UTF-16 units. */
const partLength = 32_768;
const overlap = 4096;
/** A longer query is searched in the whole text at once. */
const longest = 400;

function partStarts(text: string, length: number): readonly number[] {
  const starts = [0];
  for (let at = length; at < text.length; at += length) {
    const start = characterStart(text, at);
    if (start > (starts.at(-1) ?? 0)) starts.push(start);
  }
  return starts;
}

/** Divides a text for searching. `length` is the length of a part in UTF-16 units, for tests. */
export function partedText(text: string, length: number = partLength): PartedText {
  const starts = partStarts(text, length);
  const folded = new Map<string, SearchForm>();

  function formOf(start: number, end: number, matchCase: boolean): SearchForm {
    const key = `${String(start)} ${String(end)} ${String(matchCase)}`;
    const cached = folded.get(key);
    if (cached) return cached;
    const made = searchable(text.slice(start, end), matchCase);
    folded.set(key, made);
    return made;
  }

  return {
    count: (query) => (query.length > longest ? 1 : starts.length),
    find(part, query, { matchCase = false, ...options }, last) {
      const whole = query.length > longest;
      const base = whole ? 0 : (starts[part] ?? text.length);
      const until = whole ? text.length : (starts[part + 1] ?? text.length);
      const end = Math.min(text.length, until + overlap);
      const needle = searchNeedle(query, matchCase);
      if (needle.text === '') return [];
      const form = needle.isLiteral ? literalForm(text.slice(base, end)) : formOf(base, end, matchCase);
      const lastUnit = offsetsOf(text).toUtf16(last as CodePointSpan['end']);
      return spansIn(text, form, needle, { base, until, last: lastUnit }, options);
    },
  };
}
