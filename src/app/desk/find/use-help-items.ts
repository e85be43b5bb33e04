import { useEffect, useMemo, useState } from 'react';
import type { CanonHit } from '../../../core/canon/search.ts';
import type { FindItem } from './find-items.ts';

/** The help stands behind what is in the draft: only its best entries are offered. */
const most = 6;

type Search = (query: string, limit: number) => readonly CanonHit[];

const helpItem = ({ entry: { id, title, summary } }: CanonHit): FindItem => ({
  key: `help/${id}`,
  group: 'Help',
  title: `Help: ${title}`,
  detail: summary,
  target: { kind: 'help', entryId: id },
});

/** The entries of the help that answer to what is typed. The search is fetched with the first words. */
export function useHelpItems(query: string): readonly FindItem[] {
  const [search, setSearch] = useState<{ readonly canon: Search }>();
  const asked = query.trim() !== '';
  useEffect(() => {
    if (!asked) return undefined;
    let wanted = true;
    const load = async (): Promise<void> => {
      const { searchCanon } = await import('../../../core/canon/search.ts');
      if (wanted) setSearch({ canon: searchCanon });
    };
    // Without the help, everything else is still found.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [asked]);
  return useMemo(() => (asked && search ? search.canon(query, most).map(helpItem) : []), [asked, search, query]);
}
