/** Gives the help screen the entries that match the typed text. */
import { useDeferredValue, useMemo } from 'react';
import type { CanonEntry } from '../../core/canon/entry.ts';
import { searchCanon } from '../../core/canon/search.ts';

/** The number of results shown; longer lists are rarely read. */
const maxResults = 30;

/** Search results with their words, because the list may lag behind typing. */
export interface HelpResults {
  readonly words: string;
  readonly entries: readonly CanonEntry[];
}

/** Returns the entries that match the typed text, best match first. */
export function useHelpSearch(text: string): HelpResults {
  const words = useDeferredValue(text.trim());
  return useMemo(
    () => ({ words, entries: words === '' ? [] : searchCanon(words, maxResults).map(({ entry }) => entry) }),
    [words],
  );
}
