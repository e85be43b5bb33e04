import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypes } from './media-types.ts';
import type { SiteDocument } from './document.ts';

const folder = join(import.meta.dirname, '../../schema');

/** The path of a published schema: 'assessment' is at `schemas/assessment.schema.json`. */
export function schemaPath(name: string): string {
  return `schemas/${name}.schema.json`;
}

/** What a schema calls itself. */
export function schemaTitle({ text }: SiteDocument): string {
  return (JSON.parse(text) as { title: string }).title;
}

/** The JSON Schemas of `src/schema`, byte for byte, in the order of their names. */
export function schemaDocuments(): readonly SiteDocument[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  return names.sort().map((name) => ({
    path: `schemas/${name}`,
    mediaType: mediaTypes.schema,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}
