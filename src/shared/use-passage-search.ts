/**
 * Gives a component the matches of a search in all passages. The work is done in slices and ends with the next query.
 */
import { useEffect, useState } from 'react';
import type { PassageQuery, PassageResults, PassageSearch } from '../core/casefile/search-passages.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { whileMounted } from '../ui/while-mounted.ts';
import { useDraft, useStores } from './context.tsx';

/** The matches of a search, and whether it is finished. */
export interface PassageFinds extends PassageResults {
  readonly isDone: boolean;
}

interface Found extends PassageFinds {
  readonly query: PassageQuery;
  readonly casefile: Casefile;
}

const searching: PassageFinds = { matches: [], total: 0, cut: false, isDone: false };
const nothing: PassageFinds = { ...searching, isDone: true };

/**
 * Returns the matches in all passages; nothing for null. Pass the same object for the same query. While a search runs,
 * the result is not done, and has the matches of the query before if one begins with the other, so that a list does not
 * disappear with every key.
 */
export function usePassageSearch(query: PassageQuery | null): PassageFinds {
  const { inSlices } = useStores();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [found, setFound] = useState<Found>();
  const begin = useSearchCode(query !== null);
  useEffect(() => {
    if (!casefile || !query || !begin) return undefined;
    const search = begin.searchPassages(casefile, query);
    return inSlices((enough) => {
      const isDone = search.some(enough);
      if (isDone) setFound({ ...search.results, isDone, query, casefile });
      return isDone;
    });
  }, [casefile, query, inSlices, begin]);
  if (!casefile || !query) return nothing;
  if (found?.casefile !== casefile || !isRelated(found.query, query)) return searching;
  return found.query === query ? found : { ...found, isDone: false };
}

function isRelated({ words: before }: PassageQuery, { words: now }: PassageQuery): boolean {
  return now.startsWith(before) || before.startsWith(now);
}

interface SearchCode {
  readonly searchPassages: (casefile: Casefile, query: PassageQuery) => PassageSearch;
}

/** Loads the code of the search with the first words. If it cannot be loaded, everything else still works. */
function useSearchCode(isWanted: boolean): SearchCode | undefined {
  const [code, setCode] = useState<SearchCode>();
  useEffect(
    () => (isWanted ? whileMounted(import('../core/casefile/search-passages.ts'), setCode) : undefined),
    [isWanted],
  );
  return code;
}
