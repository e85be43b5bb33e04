/** The entries that people wrote rather than the schema and the rules: how-to guides, decisions, terms, formats. */
import type { CanonEntry } from './entry.ts';

/** Every written entry, in the order in which help lists them. */
export function guideEntries(): readonly CanonEntry[] {
  return entries;
}

const entries: readonly CanonEntry[] = [];
