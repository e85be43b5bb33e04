/** The schema of each form, cut from the assessment’s schema with every `$ref` resolved. */
import assessmentSchema from '../../../schema/assessment.schema.json' with { type: 'json' };
import { listNames, type ListName } from '../../../core/assessment/view.ts';

/** What a form can show: the head of the document, or an entry of one of its lists. */
export type FormKind = 'document' | ListName;

/** A JSON Schema, read as plain data. */
export type SchemaNode = { readonly [keyword: string]: unknown };

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const definitions: SchemaNode = assessmentSchema.$defs;

/**
 * Replaces every `$ref` in a schema with its definition, and leaves out conditions: no layout depends on them, and the
 * checker knows them. Keywords beside a `$ref` override those of the definition.
 */
function inlineReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlineReferences);
  if (!isNode(value)) return value;
  const { $ref, if: _if, then: _then, anyOf: _anyOf, ...beside } = value;
  const own = Object.fromEntries(Object.entries(beside).map(([keyword, inner]) => [keyword, inlineReferences(inner)]));
  if (typeof $ref !== 'string') return own;
  return { ...(inlineReferences(definitions[$ref.replace('#/$defs/', '')]) as SchemaNode), ...own };
}

/** Returns the schema of the head of the document, which is the document without its five lists. */
function headSchema(): SchemaNode {
  const { title, description, type, properties, required } = assessmentSchema;
  const isList = (name: string): boolean => listNames.includes(name as ListName);
  return {
    title,
    description,
    type,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !isList(name))),
    required: required.filter((name) => !isList(name)),
  };
}

/** Removes the items of the evidence. The form only reserves the space for the evidence table. */
function withoutEvidenceItems(schema: SchemaNode): SchemaNode {
  const properties = schema.properties as Readonly<Record<string, SchemaNode>> | undefined;
  if (!properties?.evidence) return schema;
  const evidence = Object.fromEntries(Object.entries(properties.evidence).filter(([keyword]) => keyword !== 'items'));
  return { ...schema, properties: { ...properties, evidence } };
}

function schemaOf(kind: FormKind): SchemaNode {
  const schema = inlineReferences(kind === 'document' ? headSchema() : assessmentSchema.properties[kind].items);
  return withoutEvidenceItems(schema as SchemaNode);
}

/** The schema of one evidence link. */
export const evidenceLinkSchema = inlineReferences(definitions.evidenceLink) as SchemaNode;

/** The self-contained schema of each form, without `$schema`, `$id`, `$defs`, `$ref` and conditions. */
export const formSchemas: Readonly<Record<FormKind, SchemaNode>> = {
  document: schemaOf('document'),
  claims: schemaOf('claims'),
  power_bases: schemaOf('power_bases'),
  intent_hypotheses: schemaOf('intent_hypotheses'),
  contradictions: schemaOf('contradictions'),
  unknowns: schemaOf('unknowns'),
};

/** Every kind of form. */
export const formKinds: readonly FormKind[] = ['document', ...listNames];

/** The kinds that RJSF lays out. Contradictions and unknowns are edited in their lists. */
export const laidOutKinds = ['document', 'claims', 'power_bases', 'intent_hypotheses'] as const;

/** A kind of form that RJSF lays out. */
export type LaidOutKind = (typeof laidOutKinds)[number];

/** Returns the schema of a property in an object's schema; an empty schema if there is no such property. */
export function schemaBelow(schema: SchemaNode, name: string): SchemaNode {
  const { properties } = schema;
  const child = isNode(properties) ? properties[name] : undefined;
  return isNode(child) ? child : {};
}

/** The schema of the whole document, including its lists. */
export const documentSchema: SchemaNode = assessmentSchema;
