import { choicesOf } from '../fields/choices.ts';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';

function titlesAt(...path: readonly string[]): ReadonlyMap<string, string> {
  const schema = path.reduce(schemaBelow, formSchemas.claims);
  return new Map(choicesOf(schema).map(({ value, title }) => [value, title]));
}

const kinds = titlesAt('claim_kind');
const representations = titlesAt('representation');
const modes = titlesAt('attribution', 'mode');

/** A value of `claim_kind` in words; what the contract does not know is given as it is. */
export const kindTitle = (value: string): string => kinds.get(value) ?? value;

/** A value of `representation` in words. */
export const representationTitle = (value: string): string => representations.get(value) ?? value;

/** A value of an attribution's `mode` in words. */
export const modeTitle = (value: string): string => modes.get(value) ?? value;
