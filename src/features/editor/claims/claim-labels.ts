/** The titles of a claim’s enumeration values, from the schema: kind and representation. */
import { choicesOf } from '../fields/choices.ts';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';

function titlesAt(field: string): ReadonlyMap<string, string> {
  const schema = schemaBelow(formSchemas.claims, field);
  return new Map(choicesOf(schema).map(({ value, title }) => [value, title]));
}

const kinds = titlesAt('claim_kind');
const representations = titlesAt('representation');

/** Returns the title of a value of `claim_kind`; an unknown value is returned unchanged. */
export const kindTitle = (value: string): string => kinds.get(value) ?? value;

/** Returns the title of a value of `representation`. */
export const representationTitle = (value: string): string => representations.get(value) ?? value;
