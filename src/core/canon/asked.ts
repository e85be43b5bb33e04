import { askedOfContract } from './asked-contract.ts';
import { askedOfGuides } from './asked-guides.ts';
import { askedOfTerms } from './asked-terms.ts';

const all: ReadonlyMap<string, readonly string[]> = new Map(
  [askedOfGuides, askedOfTerms, askedOfContract].flatMap((table) => Object.entries(table)),
);

/** Returns how people ask for an entry, in words that neither the entry nor its keywords contain. Only search uses them. */
export function askedFor(id: string): readonly string[] {
  return all.get(id) ?? [];
}

/** The IDs of all entries with such phrases. */
export function idsAskedFor(): readonly string[] {
  return [...all.keys()];
}
