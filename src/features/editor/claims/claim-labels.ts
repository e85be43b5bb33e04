/** The titles of a claim’s enumeration values, from the schema: kind, representation and mode of attribution. */
import { choicesOf } from '../fields/choices.ts';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';

function titlesAt(...path: readonly string[]): ReadonlyMap<string, string> {
  const schema = path.reduce(schemaBelow, formSchemas.claims);
  return new Map(choicesOf(schema).map(({ value, title }) => [value, title]));
}

const kinds = titlesAt('claim_kind');
const representations = titlesAt('representation');
const modes = titlesAt('attribution', 'mode');

/** Returns the title of a value of `claim_kind`; an unknown value is returned unchanged. */
export const kindTitle = (value: string): string => kinds.get(value) ?? value;

/** Returns the title of a value of `representation`. */
export const representationTitle = (value: string): string => representations.get(value) ?? value;

/** Returns the title of a value of an attribution's `mode`. */
export const modeTitle = (value: string): string => modes.get(value) ?? value;
