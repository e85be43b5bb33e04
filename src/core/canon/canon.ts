/** Everything that can be looked up: made of the schemas, the rules and the guides, and of nothing else. */
import type { CanonEntry } from './entry.ts';
import { guideEntries } from './guides.ts';

interface Canon {
  readonly entries: readonly CanonEntry[];
  readonly byId: ReadonlyMap<string, CanonEntry>;
}

let canon: Canon | undefined;

function build(): Canon {
  const entries = [...guideEntries()];
  return { entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
}

/** Every entry, in a fixed order: guides, parts with their fields, choices, limits, rules. Built at the first call. */
export function canonEntries(): readonly CanonEntry[] {
  canon ??= build();
  return canon.entries;
}

/** The entry with this id; undefined where there is none. */
export function canonEntry(id: string): CanonEntry | undefined {
  canon ??= build();
  return canon.byId.get(id);
}
