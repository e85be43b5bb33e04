/** Reads the values of an enumeration from its schema, with titles and descriptions. */
import { isJsonObject } from '../../../core/json/json.ts';
import type { SchemaNode } from '../form/form-schemas.ts';

/** One value of an enumeration, with its title and description. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly description: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the values of a schema's `enum`, with titles and descriptions from `x-enum`. */
export function choicesOf(schema: SchemaNode): readonly Choice[] {
  const words = isJsonObject(schema['x-enum']) ? schema['x-enum'] : {};
  const values = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : [];
  return values.map((value) => {
    const word = words[value];
    const { title, description } = isJsonObject(word) ? word : {};
    return { value, title: textOf(title) ?? value, description: textOf(description) };
  });
}
