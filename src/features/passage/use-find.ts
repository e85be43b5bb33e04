import { useDeferredValue, useMemo, useState } from 'react';
import type { CodePointSpan } from '../../core/passage/span.ts';
import {
  createSearch,
  matchAt,
  mostMatches,
  noFind,
  shownMatches,
  type ChosenMatch,
  type FindQuery,
  type ShownMatches,
} from './find-matches.ts';

/** A search in the passage and its matches. */
export interface Find extends ShownMatches {
  readonly query: FindQuery;
  readonly setQuery: (query: FindQuery) => void;
  /** Whether there may be more than are listed. */
  readonly cut: boolean;
  /** Chooses a match that is shown and returns it. */
  readonly choose: (index: number) => CodePointSpan | undefined;
  /**
   * Chooses the next match of what is typed now, or the one before, and returns it; undefined where the words do not
   * occur. With no match chosen yet, it is the nearest to `from` (code points).
   */
  readonly step: (step: 1 | -1, from: number) => CodePointSpan | undefined;
}

/**
 * Finding words in the passage. In a long text the matches that are shown follow the typing a moment later; a match is
 * chosen among those of what is typed at that moment.
 */
export function useFind(text: string): Find {
  const [query, setQuery] = useState<FindQuery>(noFind);
  const [chosen, setChosen] = useState<ChosenMatch | null>(null);
  const settled = useDeferredValue(query);
  const search = useMemo(() => createSearch(text), [text]);
  const shown = useMemo(() => shownMatches(search, query, settled, chosen), [search, query, settled, chosen]);
  return {
    ...shown,
    query,
    setQuery,
    cut: shown.hits.length >= mostMatches,
    choose(index) {
      const hit = shown.hits[index];
      // A match of an earlier query, still on the screen, is taken as it is read there.
      if (hit && !shown.behind) setChosen({ query, index });
      return hit;
    },
    step(step, from) {
      const match = matchAt(search, query, chosen, step, from);
      setChosen(match);
      return match.index === null ? undefined : search(query)[match.index];
    },
  };
}
