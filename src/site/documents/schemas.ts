/** The published JSON Schemas: their paths, titles, parts and texts, made from `src/schema`. */
import assessment from '../../schema/assessment.schema.json' with { type: 'json' };
import blindReview from '../../schema/blind-review.schema.json' with { type: 'json' };
import casefile from '../../schema/casefile.schema.json' with { type: 'json' };
import configuration from '../../schema/configuration.schema.json' with { type: 'json' };
import review from '../../schema/review.schema.json' with { type: 'json' };
import workspace from '../../schema/workspace.schema.json' with { type: 'json' };
import { mediaTypes } from './media-types.ts';
import { jsonText, type SiteDocument } from './document.ts';
import { filesOf, partsOf, publishedSchema, type Parts, type Refer, type Schema } from './published-schema.ts';

/** The files of `src/schema`. They are imported, because a bundled server cannot read them. */
const sources: Readonly<Record<string, object>> = {
  'assessment.schema.json': assessment,
  'blind-review.schema.json': blindReview,
  'casefile.schema.json': casefile,
  'configuration.schema.json': configuration,
  'review.schema.json': review,
  'workspace.schema.json': workspace,
};

/** Returns the path of a published schema: 'assessment' is at `schemas/assessment.schema.json`. */
export function schemaPath(name: string): string {
  return `schemas/${name}.schema.json`;
}

/** Returns the title of a schema. */
export function schemaTitle({ text }: SiteDocument): string {
  return (JSON.parse(text) as { title: string }).title;
}

function sourceOf(name: string): Schema {
  const source = sources[name];
  if (!source) throw new Error(`There is no schema “${name}”.`);
  return source as Schema;
}

/**
 * Returns the parts of the schema `name` and of every schema that it needs, by name. `refer` writes their references.
 */
export function schemaParts(name: string, refer: Refer): readonly (readonly [name: string, parts: Parts])[] {
  const files = filesOf(`${name}.schema.json`, sourceOf);
  return files.map((file) => [file.replace('.schema.json', ''), partsOf(file, { read: sourceOf, refer })] as const);
}

/** Returns the JSON Schemas of `src/schema` in their published form, sorted by name. */
export function schemaDocuments(): readonly SiteDocument[] {
  return Object.keys(sources).map((name) => ({
    path: `schemas/${name}`,
    mediaType: mediaTypes.schema,
    text: jsonText(publishedSchema(name, sourceOf)),
  }));
}
