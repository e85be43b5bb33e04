import type { DraftSummary } from '../../store/library-store.ts';

/** The drafts whose title has all of the words, whatever their case. */
export function withWords(drafts: readonly DraftSummary[], query: string): readonly DraftSummary[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return drafts;
  return drafts.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)));
}
