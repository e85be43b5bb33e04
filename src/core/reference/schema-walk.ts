/** All parts of the schemas with their fields, in the order of the schemas. */
import assessmentSchema from '../../schema/assessment.schema.json' with { type: 'json' };
import blindReviewSchema from '../../schema/blind-review.schema.json' with { type: 'json' };
import casefileSchema from '../../schema/casefile.schema.json' with { type: 'json' };
import reviewSchema from '../../schema/review.schema.json' with { type: 'json' };
import workspaceSchema from '../../schema/workspace.schema.json' with { type: 'json' };
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { childAt } from '../json/pointer.ts';
import { fieldId, partId, partName, type SchemaName } from './entry.ts';

/** A field of a part. */
export interface Field {
  /** The ID of its entry. */
  readonly id: string;
  /** The name of the property. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  readonly part: Part;
  /** The field's schema, with `$ref` resolved. */
  readonly schema: JsonObject;
  /** The schema of its items, with `$ref` resolved; undefined if it is not a list. */
  readonly items: JsonObject | undefined;
  /** The part that the value, or each item, is; undefined for plain values, and if there are several possible parts. */
  readonly holds: string | undefined;
  /** The possible parts of the value, if there are several. */
  readonly choiceOf: readonly string[];
  /** Whether its value, or each item, is an identifier. */
  readonly identifier: boolean;
}

/** An object of a schema, or the shared text type of identifiers. */
export interface Part {
  /** The ID of its entry. */
  readonly id: string;
  /** Its name in IDs. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly root: SchemaName;
  readonly schema: JsonObject;
  readonly fields: readonly Field[];
}

const roots: readonly (readonly [SchemaName, JsonObject])[] = [
  ['assessment', assessmentSchema as unknown as JsonObject],
  ['casefile', casefileSchema as unknown as JsonObject],
  ['workspace', workspaceSchema as unknown as JsonObject],
  ['review', reviewSchema as unknown as JsonObject],
  ['blind-review', blindReviewSchema as unknown as JsonObject],
];

/** Returns a text property of a schema; '' if it has none. */
export function textOf(schema: JsonObject | undefined, name: string): string {
  const text = schema?.[name];
  return typeof text === 'string' ? text : '';
}

/** Returns the target of a `$ref`: another schema, or a definition in the same or in another schema. */
function target(root: JsonObject, ref: string): JsonObject {
  const [file = '', definition] = ref.split('#/$defs/');
  const schema = roots.find(([name]) => file === `${name}.schema.json`)?.[1] ?? root;
  const node = definition === undefined ? schema : childAt(schema['$defs'], definition);
  return isJsonObject(node) ? node : {};
}

function refOf(node: JsonObject): string {
  const either = node['anyOf'];
  const options = isJsonArray(either) ? either : [];
  return textOf(node, '$ref') || options.map((option) => (isJsonObject(option) ? textOf(option, '$ref') : '')).join('');
}

/**
 * Resolves the `$ref` of a node; keywords next to it take precedence. A choice between a `$ref` and null is returned
 * unchanged.
 */
function resolveReference(root: JsonObject, node: JsonObject): JsonObject {
  const ref = textOf(node, '$ref');
  return ref === '' ? node : { ...target(root, ref), ...node };
}

function partOfRef(ref: string): string {
  return partName(ref.replace(/^.*#\/\$defs\//, '').replace('.schema.json', ''));
}

/** The name of an object that is defined inline in the schema of its field. */
function nestedName(part: string, field: string): string {
  return `${part}-${partName(field)}`;
}

function partHeldBy(root: JsonObject, node: JsonObject): string | undefined {
  const ref = refOf(node);
  if (ref === '' || target(root, ref)['type'] !== 'object') return undefined;
  return partOfRef(ref);
}

function severalParts(node: JsonObject): readonly string[] {
  const several = node['oneOf'];
  return (isJsonArray(several) ? several : []).map((option) =>
    partOfRef(isJsonObject(option) ? textOf(option, '$ref') : ''),
  );
}

function fieldOf(part: Part, root: JsonObject, name: string, node: JsonObject): Field {
  const schema = resolveReference(root, node);
  const itemNode = schema['items'];
  const item = isJsonObject(itemNode) ? itemNode : undefined;
  const required = part.schema['required'];
  return {
    id: fieldId(part.name, name),
    name,
    title: textOf(schema, 'title'),
    description: textOf(schema, 'description'),
    required: isJsonArray(required) && required.includes(name),
    part,
    schema,
    items: item && resolveReference(root, item),
    holds: isJsonObject(node['properties']) ? nestedName(part.name, name) : partHeldBy(root, item ?? node),
    choiceOf: severalParts(node),
    identifier: refOf(item ?? node).endsWith('/identifier'),
  };
}

function partOf(root: SchemaName, rootSchema: JsonObject, name: string, schema: JsonObject): Part {
  const fields: Field[] = [];
  const words = { title: textOf(schema, 'title'), description: textOf(schema, 'description') };
  const part: Part = { id: partId(name), name, ...words, root, schema, fields };
  const properties: JsonValue = schema['properties'] ?? {};
  for (const [property, node] of Object.entries(properties)) {
    if (isJsonObject(node)) fields.push(fieldOf(part, rootSchema, property, node));
  }
  return part;
}

/** The objects that are defined inline in the fields of a part. */
function nestedIn({ name, root, schema }: Part, rootSchema: JsonObject): readonly Part[] {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([property, node]) =>
    isJsonObject(node) && isJsonObject(node['properties'])
      ? [partOf(root, rootSchema, nestedName(name, property), node)]
      : [],
  );
}

function partsOf([root, schema]: (typeof roots)[number]): readonly Part[] {
  const definitions = isJsonObject(schema['$defs']) ? schema['$defs'] : {};
  const objects = Object.entries(definitions).flatMap(([name, node]) =>
    isJsonObject(node) && node['type'] === 'object' ? [partOf(root, schema, partName(name), node)] : [],
  );
  const whole = partOf(root, schema, partName(root), schema);
  return [whole, ...nestedIn(whole, schema), ...objects];
}

let walked: readonly Part[] | undefined;

/** Returns every object of every schema with its fields: first the schema itself, then its definitions in order. */
export function parts(): readonly Part[] {
  walked ??= roots.flatMap(partsOf);
  return walked;
}

/** Returns every field of every part. */
export function fields(): readonly Field[] {
  return parts().flatMap((part) => part.fields);
}

/** Returns the schema of identifiers, which many fields share (specification 2.3). */
export function identifierSchema(): JsonObject {
  return target(assessmentSchema as unknown as JsonObject, '#/$defs/identifier');
}

/** Title and description of a value that has only a description: its title is made from its name. */
function titleFromName(value: string, description: string): JsonObject {
  const name = value.replaceAll('-', ' ');
  return { title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, description };
}

/**
 * Returns the values of an enumeration with their titles and descriptions, in the order of the schema; none if the
 * schema is not an enumeration. Null is not a choice.
 */
export function choicesOf(schema: JsonObject): readonly { value: string; title: string; description: string }[] {
  const values = schema['enum'];
  const texts = (isJsonArray(values) ? values : []).filter((value) => typeof value === 'string');
  return texts.map((value) => {
    const words = childAt(schema['x-enum'], value);
    const text = isJsonObject(words) ? words : titleFromName(value, typeof words === 'string' ? words : '');
    return { value, title: textOf(text, 'title'), description: textOf(text, 'description') };
  });
}
