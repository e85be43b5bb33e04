/** How parts of the schemas and their fields are called in ids. Light: it sees no schema and no rule. */

/** A schema of which parts are listed. */
export type SchemaName = 'assessment' | 'casefile' | 'workspace' | 'review' | 'blind-review';

/** Names in ids that are not the schema's own, by the schema's name of the part. */
const shortened: Readonly<Record<string, string>> = { intentHypothesis: 'intent', workspace: 'desk-file' };

/** 'evidenceLink', 'claim_kind' and 'Claim kind' as ids have them: 'evidence-link', 'claim-kind'. */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
}

/** The name of a part in ids, from the name of its definition or of its schema. */
export function partName(name: string): string {
  return shortened[name] ?? kebab(name);
}

/** The id of a part's entry: 'part/claim'. */
export function partId(part: string): string {
  return `part/${part}`;
}

/** The id of a field's entry, from its part's name and the property's: 'field/claim/claim-id'. */
export function fieldId(part: string, property: string): string {
  return `field/${part}/${kebab(property)}`;
}

/** The id of the entry of an enumeration's value, from the enumeration's title: 'choice/claim-kind/forecast'. */
export function choiceId(title: string, value: string): string {
  return `choice/${kebab(title)}/${value}`;
}
