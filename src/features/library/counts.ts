import type { DraftSummary } from '../../store/library-store.ts';

const parts: readonly (readonly [keyof DraftSummary['counts'], string, string])[] = [
  ['claims', 'claim', 'claims'],
  ['powerBases', 'power basis', 'power bases'],
  ['intents', 'intent hypothesis', 'intent hypotheses'],
  ['contradictions', 'contradiction', 'contradictions'],
  ['unknowns', 'unknown', 'unknowns'],
];

/** What a draft holds, in words and in the contract's order; what it has none of is left out. */
export function countsInWords(counts: DraftSummary['counts']): string {
  const words = parts
    .filter(([name]) => counts[name] > 0)
    .map(([name, one, many]) => `${counts[name]} ${counts[name] === 1 ? one : many}`);
  return words.length > 0 ? words.join(' · ') : 'Nothing in it yet';
}

/** The drafts whose title has all of the words, whatever their case. */
export function withWords(drafts: readonly DraftSummary[], query: string): readonly DraftSummary[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return drafts;
  return drafts.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)));
}
