import { askedOfContract } from './asked-contract.ts';
import { askedOfGuides } from './asked-guides.ts';
import { askedOfTerms } from './asked-terms.ts';

const all: ReadonlyMap<string, readonly string[]> = new Map(
  [askedOfGuides, askedOfTerms, askedOfContract].flatMap((table) => Object.entries(table)),
);

/** How people ask for an entry, in words that neither it nor its keywords have. Search alone reads them. */
export function askedFor(id: string): readonly string[] {
  return all.get(id) ?? [];
}

/** The ids that there are questions for. */
export function idsAskedFor(): readonly string[] {
  return [...all.keys()];
}
