/** The search behind “Find in passage”: queries, matches, and stepping from one match to the next. No React. */
import { byIdentity } from '../../core/json/by-identity.ts';
import { findInText } from '../../core/text/search.ts';
import type { CodePointSpan } from '../../core/text/span.ts';

/** The text to search for, and how exactly. A changed query is a new object. */
export interface FindQuery {
  readonly words: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** The empty query. */
export const noFind: FindQuery = { words: '', matchCase: false, wholeWords: false };

/** The chosen match of one particular query. */
export interface ChosenMatch {
  readonly query: FindQuery;
  /** Its index among the matches of the query; null if there are none. */
  readonly index: number | null;
}

/** A search in one text. It caches its results, so that the same query is searched only once. */
export type Search = (query: FindQuery) => readonly CodePointSpan[];

/** The maximum number of matches. */
export const maxMatches = 5000;

const none: readonly CodePointSpan[] = [];

/** Creates a search in this text. */
export function createSearch(text: string): Search {
  return byIdentity(({ words, matchCase, wholeWords }: FindQuery) =>
    words === '' ? none : findInText(text, words, { matchCase, wholeWords, limit: maxMatches }),
  );
}

/** The visible matches. */
export interface ShownMatches {
  readonly hits: readonly CodePointSpan[];
  /** The index of the chosen match in `hits`; null if none is chosen yet. */
  readonly current: number | null;
  /** Whether the matches are still those of an earlier query. */
  readonly outdated: boolean;
}

/**
 * Returns the visible matches while the search follows the typing. `settled` is the latest query whose matches are
 * shown. If a match of the current query was chosen, that query was searched at once, and its matches are shown.
 */
export function shownMatches(
  search: Search,
  query: FindQuery,
  settled: FindQuery,
  chosen: ChosenMatch | null,
): ShownMatches {
  const current = chosen?.query === query ? chosen.index : null;
  const hits = search(chosen?.query === query ? query : settled);
  return { hits, current, outdated: chosen?.query !== query && settled !== query };
}

/** Returns the match that a step leads to. The query is searched now, whatever is shown. */
export function matchAt(
  search: Search,
  query: FindQuery,
  chosen: ChosenMatch | null,
  step: 1 | -1,
  from: number,
): ChosenMatch {
  const current = chosen?.query === query ? chosen.index : null;
  return { query, index: stepHit(search(query), current, step, from) ?? null };
}

/**
 * Returns the index of the hit that a step leads to. From the chosen hit, it is the next or previous one, wrapping
 * around. Otherwise it is the first hit at or after `from` (in code points), or the last one before it.
 */
export function stepHit(
  hits: readonly CodePointSpan[],
  current: number | null,
  step: 1 | -1,
  from: number,
): number | undefined {
  if (hits.length === 0) return undefined;
  if (current !== null) return (current + step + hits.length) % hits.length;
  if (step > 0)
    return Math.max(
      0,
      hits.findIndex(({ start }) => start >= from),
    );
  const before = hits.findLastIndex(({ start }) => start < from);
  return before < 0 ? hits.length - 1 : before;
}
