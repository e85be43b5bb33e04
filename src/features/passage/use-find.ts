import { useDeferredValue, useMemo, useState } from 'react';
import { findInText } from '../../core/passage/search.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';

/** The words that are looked for, and how exactly. */
export interface FindQuery {
  readonly words: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** A search in the passage and its matches. */
export interface Find {
  readonly query: FindQuery;
  readonly setQuery: (query: FindQuery) => void;
  readonly hits: readonly CodePointSpan[];
  /** Whether there may be more than are listed. */
  readonly cut: boolean;
  /** Which hit is chosen, by its place in `hits`; null for none yet. */
  readonly current: number | null;
  readonly choose: (index: number | null) => void;
}

/** Looks for nothing. */
export const noFind: FindQuery = { words: '', matchCase: false, wholeWords: false };

/** At most so many matches are looked for. */
const mostHits = 5000;

/** Finding words in the passage. The matches stand a moment behind the typing in a long text. */
export function useFind(text: string): Find {
  const [query, setQuery] = useState<FindQuery>(noFind);
  const [current, setCurrent] = useState<number | null>(null);
  const settled = useDeferredValue(query);
  const hits = useMemo(() => {
    const { words, matchCase, wholeWords } = settled;
    return words === '' ? [] : findInText(text, words, { matchCase, wholeWords, limit: mostHits });
  }, [text, settled]);
  return {
    query,
    setQuery(next) {
      setQuery(next);
      setCurrent(null);
    },
    hits,
    cut: hits.length >= mostHits,
    current: current !== null && current < hits.length ? current : null,
    choose: setCurrent,
  };
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
