import { contractPhrases } from './search-phrases-contract.ts';
import { guidePhrases } from './search-phrases-guides.ts';
import { termPhrases } from './search-phrases-terms.ts';

const all: ReadonlyMap<string, readonly string[]> = new Map(
  [guidePhrases, termPhrases, contractPhrases].flatMap((table) => Object.entries(table)),
);

/** Returns how people ask for an entry, in words that neither the entry nor its keywords contain. Only search uses them. */
export function phrasesFor(id: string): readonly string[] {
  return all.get(id) ?? [];
}

/** The IDs of all entries with such phrases. */
export function idsWithPhrases(): readonly string[] {
  return [...all.keys()];
}
