/** Our JSON Schemas as components of the OpenAPI document, so that it needs no other file. */
import { asDefinition, type Refer } from './published-schema.ts';
import type { Schema } from './openapi-components.ts';
import { samples } from './sample-files.ts';
import { schemaParts } from './schemas.ts';

function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The component name of the schema `name` or of one of its definitions, for example `AssessmentClaim`. */
export function formatComponent(name: string, definition = ''): string {
  return pascal(name) + pascal(definition);
}

const refer: Refer = (file, definition) =>
  `#/components/schemas/${formatComponent(file.replace('.schema.json', ''), definition)}`;

function componentsOf(name: string): readonly (readonly [name: string, schema: Schema])[] {
  return schemaParts(name, refer).flatMap(([of, { whole, definitions }]) => [
    [formatComponent(of), asDefinition(whole)] as const,
    ...Object.entries(definitions).map(([definition, schema]) => [formatComponent(of, definition), schema] as const),
  ]);
}

/** The components for the formats of the samples. */
export function formatComponents(): Readonly<Record<string, Schema>> {
  const names = samples.flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
  return Object.fromEntries(names.flatMap(componentsOf));
}
