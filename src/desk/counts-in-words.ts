/** A draft’s content as a short text, such as “3 claims · 1 unknown”, for lists of drafts and versions. */
import type { DraftSummary } from './library-store.ts';

const parts: readonly (readonly [keyof DraftSummary['counts'], string, string])[] = [
  ['claims', 'claim', 'claims'],
  ['powerBases', 'power basis', 'power bases'],
  ['intents', 'intent hypothesis', 'intent hypotheses'],
  ['contradictions', 'contradiction', 'contradictions'],
  ['unknowns', 'unknown', 'unknowns'],
];

/** Describes the entries of a draft in the contract’s order, without empty lists. */
export function countsInWords(counts: DraftSummary['counts']): string {
  const words = parts
    .filter(([name]) => counts[name] > 0)
    .map(([name, one, many]) => `${counts[name]} ${counts[name] === 1 ? one : many}`);
  return words.length > 0 ? words.join(' · ') : 'No entries';
}
