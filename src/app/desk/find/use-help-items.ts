/** Gives “Find anything” the help entries that match the query. */
import { useEffect, useMemo, useState } from 'react';
import type { ReferenceHit } from '../../../core/reference/search.ts';
import type { FindItem } from './find-items.ts';
import { whileMounted } from '../../../ui/while-mounted.ts';

/** Help comes after the draft’s own items, so only its best entries are offered. */
const maxItems = 6;

type Search = (query: string, limit: number) => readonly ReferenceHit[];

const helpItem = ({ entry: { id, title, summary } }: ReferenceHit): FindItem => ({
  key: `help/${id}`,
  group: 'Help',
  title: `Help: ${title}`,
  detail: summary,
  target: { kind: 'help', entryId: id },
});

/** Returns the help entries that match the query. The search code is loaded with the first words. */
export function useHelpItems(query: string): readonly FindItem[] {
  const [search, setSearch] = useState<{ readonly find: Search }>();
  const hasQuery = query.trim() !== '';
  useEffect(() => {
    if (!hasQuery) return undefined;
    // If the help cannot be loaded, everything else is still searched.
    return whileMounted(import('../../../core/reference/search.ts'), ({ searchReference }) =>
      setSearch({ find: searchReference }),
    );
  }, [hasQuery]);
  return useMemo(
    () => (hasQuery && search ? search.find(query, maxItems).map(helpItem) : []),
    [hasQuery, search, query],
  );
}
