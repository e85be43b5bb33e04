import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypes } from './media-types.ts';
import { jsonText, type SiteDocument } from './document.ts';
import { filesOf, partsOf, publishedSchema, type Parts, type Refer, type Schema } from './published-schema.ts';

const folder = join(import.meta.dirname, '../../schema');

/** The path of a published schema: 'assessment' is at `schemas/assessment.schema.json`. */
export function schemaPath(name: string): string {
  return `schemas/${name}.schema.json`;
}

/** What a schema calls itself. */
export function schemaTitle({ text }: SiteDocument): string {
  return (JSON.parse(text) as { title: string }).title;
}

function sourceOf(name: string): Schema {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema;
}

/** Every schema that `name` needs, and itself, taken apart, with references as `refer` writes them; by their names. */
export function schemaParts(name: string, refer: Refer): readonly (readonly [name: string, parts: Parts])[] {
  const files = filesOf(`${name}.schema.json`, sourceOf);
  return files.map((file) => [file.replace('.schema.json', ''), partsOf(file, { read: sourceOf, refer })] as const);
}

/** The JSON Schemas of `src/schema` in their published form, in the order of their names. */
export function schemaDocuments(): readonly SiteDocument[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  return names.sort().map((name) => ({
    path: `schemas/${name}`,
    mediaType: mediaTypes.schema,
    text: jsonText(publishedSchema(name, sourceOf)),
  }));
}
