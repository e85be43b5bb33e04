import { useDeferredValue, useMemo } from 'react';
import type { CanonEntry } from '../../core/canon/entry.ts';
import { searchCanon } from '../../core/canon/search.ts';

/** More than this nobody reads through. */
const most = 30;

/** What was found, and for which words: the list may stand a moment behind the keyboard. */
export interface Searched {
  readonly words: string;
  readonly entries: readonly CanonEntry[];
}

/** The entries that answer to what is typed, the best first. */
export function useSearched(text: string): Searched {
  const words = useDeferredValue(text.trim());
  return useMemo(
    () => ({ words, entries: words === '' ? [] : searchCanon(words, most).map(({ entry }) => entry) }),
    [words],
  );
}
