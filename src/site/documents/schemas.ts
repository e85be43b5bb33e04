/** The published JSON Schemas: their paths, titles, parts and texts, made from `src/schema`. */
import { dateTimePattern, leapSecondPatterns } from '../../core/assessment/date-time.ts';
import assessment from '../../schema/assessment.schema.json' with { type: 'json' };
import blindReview from '../../schema/blind-review.schema.json' with { type: 'json' };
import casefile from '../../schema/casefile.schema.json' with { type: 'json' };
import configuration from '../../schema/configuration.schema.json' with { type: 'json' };
import review from '../../schema/review.schema.json' with { type: 'json' };
import workspace from '../../schema/workspace.schema.json' with { type: 'json' };
import { mediaTypes, jsonText, type SiteDocument } from './references.ts';

// * The published form of our JSON Schemas, which a validator accepts and enforces with its default, strict settings.
// The sources contain our own annotations, which such a validator rejects, and formats, which it rejects or does not
// check.

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
/** A schema, or an object whose members are schemas by name. */
type Schema = Readonly<Record<string, Json>>;

/** Keywords whose members are names and not keywords. */
const named = ['properties', '$defs'];

const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The meaning of each value of an `enum`, as part of the description: `draft`: Being written. */
function meanings(words: Schema): string {
  return Object.entries(words)
    .map(([value, word]) => `“${value}”: ${isSchema(word) ? String(word.description) : String(word)}`)
    .join(' ');
}

/**
 * Returns a pattern for whole strings with what makes it one in every validator: `$` also matches before a line feed at
 * the end in Python and others. A lookahead would do the same, but validators in Go do not compile it.
 */
export function wholeString(pattern: string): Schema {
  return pattern.endsWith('$') ? { pattern, not: { type: 'string', pattern: '\\n' } } : { pattern };
}

/** Date-times, as patterns: many validators check no formats. */
const dateTime: Schema = {
  title: 'Date and time',
  description: 'RFC 3339, section 5.6. The seconds are 60 only at 23:59 UTC: see “allOf”.',
  type: ['string', 'null'],
  ...wholeString(dateTimePattern),
  allOf: leapSecondPatterns().map((pattern) => ({ pattern })),
};

/** Returns the reference that replaces a JSON Schema format. */
function definitionOf(format: Json): Schema {
  if (format !== 'date-time') throw new Error(`There is no pattern for the format “${String(format)}”.`);
  return { $ref: '#/$defs/dateTime' };
}

function keyword(name: string, value: Json, schema: Schema): Schema {
  const words = schema['x-enum'];
  if (name === 'x-enum') return {};
  if (name === 'description' && isSchema(words)) return { description: `${String(value)} ${meanings(words)}` };
  if (name === 'format') return definitionOf(value);
  if (name === 'pattern' && typeof value === 'string') return wholeString(value);
  return { [name]: publishedForm(value, named.includes(name)) };
}

/** Strict validators require a type next to list keywords, and some require `items` next to the type. */
function withType(schema: Schema): Schema {
  const isOfLists = 'minItems' in schema || 'maxItems' in schema;
  return isOfLists && !('type' in schema) ? { type: 'array', items: {}, ...schema } : schema;
}

/** Returns the published form of a schema, or of an object of schemas by name. */
function publishedForm(node: Json, isNamed = false): Json {
  if (Array.isArray(node)) return node.map((item: Json) => publishedForm(item));
  if (!isSchema(node)) return node;
  const members = Object.entries(node);
  if (isNamed) return Object.fromEntries(members.map(([name, value]) => [name, publishedForm(value)]));
  return withType(Object.assign({}, ...members.map(([name, value]) => keyword(name, value, node))) as Schema);
}

/** Writes a reference to a definition of a schema, or to the whole schema. */
export type Refer = (file: string, definition: string | undefined) => string;

/** Splits a reference into its file and the definition in it. */
function target(reference: string, file: string): readonly [file: string, definition: string | undefined] {
  const [of = '', fragment = ''] = reference.split('#/$defs/');
  return [of === '' ? file : of, fragment === '' ? undefined : fragment];
}

function referring(node: Json, file: string, refer: Refer): Json {
  if (Array.isArray(node)) return node.map((item: Json) => referring(item, file, refer));
  if (!isSchema(node)) return node;
  const members = Object.entries(node).map(([name, value]) => {
    const isReference = name === '$ref' && typeof value === 'string';
    return [name, isReference ? refer(...target(value, file)) : referring(value, file, refer)] as const;
  });
  return Object.fromEntries(members);
}

/** A schema in its published form, separate from its definitions. */
interface Parts {
  readonly whole: Schema;
  readonly definitions: Readonly<Record<string, Schema>>;
}

/** Splits a schema into its parts. `refer` writes its references. */
function partsOf(file: string, { read, refer }: { readonly read: Read; readonly refer: Refer }): Parts {
  const source = read(file);
  const { $defs = {}, ...whole } = referring(publishedForm(source), file, refer) as Schema;
  const ofDates: Readonly<Record<string, Schema>> = JSON.stringify(source).includes('"format":"date-time"')
    ? { dateTime }
    : {};
  return { whole, definitions: { ...($defs as Readonly<Record<string, Schema>>), ...ofDates } };
}

/** Returns the source of a schema by its file name. */
export type Read = (file: string) => Schema;

/** Returns the file of a schema, followed by those of all schemas that it refers to, directly or indirectly. */
function filesOf(file: string, read: Read): readonly string[] {
  const files = [file];
  const note: Refer = (other) => {
    if (!files.includes(other)) files.push(other);
    return other;
  };
  // The list grows during the loop.
  for (const each of files) referring(read(each), each, note);
  return files;
}

/** Returns a whole schema as a definition of another one, without the keywords that belong at the top of a file. */
export function asDefinition(whole: Schema): Schema {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== '$schema' && name !== '$id'));
}

/**
 * Returns the published form of a schema as a self-contained file. Schemas from other files become definitions, such
 * as `casefile` and `casefile.actor`.
 */
export function publishedSchema(file: string, read: Read): Schema {
  const nameOf: Refer = (of, definition) =>
    [...(of === file ? [] : [of.replace('.schema.json', '')]), ...(definition === undefined ? [] : [definition])].join(
      '.',
    );
  const refer: Refer = (of, definition) => `#/$defs/${nameOf(of, definition)}`;
  const [own, ...others] = filesOf(file, read).map((of) => [of, partsOf(of, { read, refer })] as const);
  const added = others.flatMap(([of, { whole, definitions }]) => {
    const named = Object.entries(definitions).map(([name, schema]) => [nameOf(of, name), schema] as const);
    return [[nameOf(of, undefined), asDefinition(whole)] as const, ...named];
  });
  const $defs = { ...own?.[1].definitions, ...Object.fromEntries(added) };
  return Object.keys($defs).length === 0 ? (own?.[1].whole ?? {}) : { ...own?.[1].whole, $defs };
}

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
