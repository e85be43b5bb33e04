/** Names of schema parts and fields in IDs. It imports neither schemas nor rules, so it adds almost no code. */

/** A schema whose parts have entries. */
export type SchemaName = 'assessment' | 'casefile' | 'workspace' | 'review' | 'blind-review';

/** Parts whose name in IDs differs from the name in the schema. */
const shortened: Readonly<Record<string, string>> = { intentHypothesis: 'intent', workspace: 'desk-file' };

/**
 * Converts names to the form used in IDs: 'evidenceLink' to 'evidence-link', 'claim_kind' and 'Claim kind' to
 * 'claim-kind'.
 */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
}

/** Returns the name of a part in IDs, from the name of its definition or schema. */
export function partName(name: string): string {
  return shortened[name] ?? kebab(name);
}

/** Returns the ID of a part's entry: 'part/claim'. */
export function partId(part: string): string {
  return `part/${part}`;
}

/** Returns the ID of a field's entry, from the names of its part and property: 'field/claim/claim-id'. */
export function fieldId(part: string, property: string): string {
  return `field/${part}/${kebab(property)}`;
}

/**
 * Returns the ID of the entry about an enumeration value, from the enumeration's title: 'choice/claim-kind/forecast'.
 */
export function choiceId(title: string, value: string): string {
  return `choice/${kebab(title)}/${value}`;
}
