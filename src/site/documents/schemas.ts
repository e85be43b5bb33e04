/** The published JSON Schemas: their paths, titles, parts and texts, made from `src/schema`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypes } from './media-types.ts';
import { jsonText, type SiteDocument } from './document.ts';
import { filesOf, partsOf, publishedSchema, type Parts, type Refer, type Schema } from './published-schema.ts';

const folder = join(import.meta.dirname, '../../schema');

/** Returns the path of a published schema: 'assessment' is at `schemas/assessment.schema.json`. */
export function schemaPath(name: string): string {
  return `schemas/${name}.schema.json`;
}

/** Returns the title of a schema. */
export function schemaTitle({ text }: SiteDocument): string {
  return (JSON.parse(text) as { title: string }).title;
}

function sourceOf(name: string): Schema {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema;
}

/** Returns the parts of the schema `name` and of every schema that it needs, by name. `refer` writes their references. */
export function schemaParts(name: string, refer: Refer): readonly (readonly [name: string, parts: Parts])[] {
  const files = filesOf(`${name}.schema.json`, sourceOf);
  return files.map((file) => [file.replace('.schema.json', ''), partsOf(file, { read: sourceOf, refer })] as const);
}

/** Returns the JSON Schemas of `src/schema` in their published form, sorted by name. */
export function schemaDocuments(): readonly SiteDocument[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  return names.sort().map((name) => ({
    path: `schemas/${name}`,
    mediaType: mediaTypes.schema,
    text: jsonText(publishedSchema(name, sourceOf)),
  }));
}
