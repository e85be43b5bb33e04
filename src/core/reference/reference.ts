/** All entries of the reference, generated from the schemas, the rules and the guides. */
import { choiceEntries } from './choice-entries.ts';
import type { ReferenceEntry } from './entry.ts';
import { fieldEntry, partEntry } from './field-entries.ts';
import { guides } from './guides.generated.ts';
import { identifierEntry } from './identifier-entry.ts';
import { limitEntries } from './limit-entries.ts';
import { fieldTitle, partTitle } from './part-names.ts';
import { ruleEntries } from './rule-entries.ts';
import { fields, parts } from './schema-walk.ts';

interface Reference {
  readonly entries: readonly ReferenceEntry[];
  readonly byId: ReadonlyMap<string, ReferenceEntry>;
}

let reference: Reference | undefined;

function build(): Reference {
  const titles = new Map(parts().map((part) => [part.id, partTitle(part)]));
  for (const field of fields()) titles.set(field.id, fieldTitle(field));
  const entries = [
    ...guides,
    identifierEntry(),
    ...parts().flatMap((part) => [partEntry(part), ...part.fields.map(fieldEntry)]),
    ...choiceEntries(),
    ...limitEntries(),
    ...ruleEntries((id) => titles.get(id) ?? id),
  ];
  return { entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
}

/**
 * Returns every entry, in a fixed order: guides, parts with their fields, choices, limits, rules. Built on the first
 * call.
 */
export function referenceEntries(): readonly ReferenceEntry[] {
  reference ??= build();
  return reference.entries;
}

/** Returns the entry with this ID; undefined if there is none. */
export function referenceEntry(id: string): ReferenceEntry | undefined {
  reference ??= build();
  return reference.byId.get(id);
}
