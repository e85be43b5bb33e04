/** Gives the passage panel the state of “Find in passage”: the query, the matches and the chosen match. */
import { useDeferredValue, useMemo, useState } from 'react';
import { sameSpan, type CodePointSpan } from '../../core/text/span.ts';
import {
  createSearch,
  matchAt,
  maxMatches,
  noFind,
  shownMatches,
  type ChosenMatch,
  type FindQuery,
  type Search,
  type ShownMatches,
} from './find-matches.ts';

/** A search in the passage, with its matches. */
export interface Find extends ShownMatches {
  readonly query: FindQuery;
  readonly setQuery: (query: FindQuery) => void;
  /** Whether there may be more matches than are listed. */
  readonly cut: boolean;
  /** Chooses a visible match and returns it. */
  readonly choose: (index: number) => CodePointSpan | undefined;
  /**
   * Chooses the next or previous match of the current query and returns it; undefined if there are no matches. If no
   * match is chosen yet, it starts at `from` (in code points).
   */
  readonly step: (step: 1 | -1, from: number) => CodePointSpan | undefined;
}

/** The query, which a person keeps from one passage to the next. */
export interface FindState {
  readonly query: FindQuery;
  readonly onQuery: (query: FindQuery) => void;
}

/**
 * Returns a search in the passage. In a long text the visible matches follow the typing with a delay, but a match is
 * always chosen for the current query.
 */
export function useFind(text: string, { query, onQuery: setQuery }: FindState, pending: CodePointSpan | null): Find {
  const settled = useDeferredValue(query, noFind);
  const search = useMemo(() => createSearch(text), [text]);
  // A match that was chosen from another passage is pending when this one appears.
  const [chosen, setChosen] = useState(() => chosenAt(search, query, pending));
  const shown = useMemo(() => shownMatches(search, query, settled, chosen), [search, query, settled, chosen]);
  return useMemo(
    () => ({
      ...shown,
      query,
      setQuery,
      cut: shown.hits.length >= maxMatches,
      choose(index) {
        const hit = shown.hits[index];
        // An outdated match that is still visible is used as it is shown.
        if (hit && !shown.outdated) setChosen({ query, index });
        return hit;
      },
      step(step, from) {
        const match = matchAt(search, query, chosen, step, from);
        setChosen(match);
        return match.index === null ? undefined : search(query)[match.index];
      },
    }),
    [search, shown, query, setQuery, chosen],
  );
}

/** Returns the match that is the pending span; null if there is none. */
function chosenAt(search: Search, query: FindQuery, pending: CodePointSpan | null): ChosenMatch | null {
  if (!pending || query.words.trim() === '') return null;
  const index = search(query).findIndex((hit) => sameSpan(hit, pending));
  return index < 0 ? null : { query, index };
}
