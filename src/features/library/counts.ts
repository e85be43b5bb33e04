/** The search of the library: finds the drafts whose title contains every word of the query, ignoring case. */
import type { DraftSummary } from '../../store/library-store.ts';

export function matchingDrafts(drafts: readonly DraftSummary[], query: string): readonly DraftSummary[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return drafts;
  return drafts.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)));
}
