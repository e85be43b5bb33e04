import { findInText } from '../../core/passage/search.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';

/** The words that are looked for, and how exactly. A changed query is another object. */
export interface FindQuery {
  readonly words: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** Looks for nothing. */
export const noFind: FindQuery = { words: '', matchCase: false, wholeWords: false };

/** Where somebody went in a search: to a match of one query, and of no other. */
export interface ChosenMatch {
  readonly query: FindQuery;
  /** Its index among the matches of the query; null where there are none. */
  readonly index: number | null;
}

/** A search in one text. It remembers its answers, so that asking again for the same query costs nothing. */
export type Search = (query: FindQuery) => readonly CodePointSpan[];

/** At most so many matches are looked for. */
export const mostMatches = 5000;

const none: readonly CodePointSpan[] = [];

/** A search in this text. */
export function createSearch(text: string): Search {
  const answers = new WeakMap<FindQuery, readonly CodePointSpan[]>();
  return (query) => {
    const { words, matchCase, wholeWords } = query;
    if (words === '') return none;
    const matches = answers.get(query) ?? findInText(text, words, { matchCase, wholeWords, limit: mostMatches });
    answers.set(query, matches);
    return matches;
  };
}

/** The matches that are shown. */
export interface ShownMatches {
  readonly hits: readonly CodePointSpan[];
  /** The chosen one, by its index in `hits`; null for none yet. */
  readonly current: number | null;
  /** Whether they are still those of an earlier query: what was typed last has not been looked for yet. */
  readonly behind: boolean;
}

/**
 * What is shown for a query while the search follows the typing: `settled` is the query that it has caught up with. A
 * match that was chosen belongs to a query that was searched at once: its matches are shown, whatever is settled.
 */
export function shownMatches(
  search: Search,
  query: FindQuery,
  settled: FindQuery,
  chosen: ChosenMatch | null,
): ShownMatches {
  const current = chosen?.query === query ? chosen.index : null;
  const hits = search(chosen?.query === query ? query : settled);
  return { hits, current, behind: chosen?.query !== query && settled !== query };
}

/** The match of a query that a step leads to. The query is searched now, whatever is shown. */
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
 * The hit that a step leads to: from the chosen one to the next or the one before, going round; from none to the first
 * at or after `from` (code points), or the last before it.
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
