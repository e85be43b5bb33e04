/** The parts of all schemas with their fields, as the schemas have them. */
import assessmentSchema from '../../schema/assessment.schema.json';
import blindReviewSchema from '../../schema/blind-review.schema.json';
import casefileSchema from '../../schema/casefile.schema.json';
import reviewSchema from '../../schema/review.schema.json';
import workspaceSchema from '../../schema/workspace.schema.json';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { childAt } from '../assessment/pointer.ts';
import { fieldId, partId, partName, type SchemaName } from './names.ts';

/** A field of a part. */
export interface Field {
  /** The id of its entry. */
  readonly id: string;
  /** The name of the property. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  readonly part: Part;
  /** The field's schema, `$ref` followed. */
  readonly schema: JsonObject;
  /** The schema of its items, `$ref` followed; undefined where it is no list. */
  readonly items: JsonObject | undefined;
  /** The part that the field, or each of its items, is; undefined for plain values, and where it is one of several. */
  readonly holds: string | undefined;
  /** The parts of which its value is one, where there are several. */
  readonly choiceOf: readonly string[];
  /** Whether its value, or each item, is an identifier. */
  readonly identifier: boolean;
}

/** An object of a schema, or the shared text type of identifiers. */
export interface Part {
  /** The id of its entry. */
  readonly id: string;
  /** What it is called in ids. */
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

/** A text of a schema; '' where it has none. */
export function textOf(schema: JsonObject | undefined, name: string): string {
  const text = schema?.[name];
  return typeof text === 'string' ? text : '';
}

/** What a `$ref` names: a definition of its own schema, or another schema as a whole. */
function target(root: JsonObject, ref: string): JsonObject {
  const other = roots.find(([name]) => ref === `${name}.schema.json`)?.[1];
  const schema = other ?? childAt(root['$defs'], ref.replace('#/$defs/', ''));
  return isJsonObject(schema) ? schema : {};
}

function refOf(node: JsonObject): string {
  const either = node['anyOf'];
  const options = isJsonArray(either) ? either : [];
  return textOf(node, '$ref') || options.map((option) => (isJsonObject(option) ? textOf(option, '$ref') : '')).join('');
}

/** The schema of a node: what its `$ref` names with the words beside it laid over. A choice with null stays a choice. */
function resolved(root: JsonObject, node: JsonObject): JsonObject {
  const ref = textOf(node, '$ref');
  return ref === '' ? node : { ...target(root, ref), ...node };
}

function partOfRef(ref: string): string {
  return partName(ref.replace('#/$defs/', '').replace('.schema.json', ''));
}

/** The name of an object that its field's schema spells out itself. */
function nestedName(part: string, field: string): string {
  return `${part}-${partName(field)}`;
}

function heldPart(root: JsonObject, node: JsonObject): string | undefined {
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
  const schema = resolved(root, node);
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
    items: item && resolved(root, item),
    holds: isJsonObject(node['properties']) ? nestedName(part.name, name) : heldPart(root, item ?? node),
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

/** The objects that fields of a part spell out themselves. */
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

/** Every object of every schema with its fields: the schema as a whole first, then its definitions in their order. */
export function parts(): readonly Part[] {
  walked ??= roots.flatMap(partsOf);
  return walked;
}

/** Every field of every part. */
export function fields(): readonly Field[] {
  return parts().flatMap((part) => part.fields);
}

/** The shared text type of identifiers (specification 2.3). */
export function identifierSchema(): JsonObject {
  return target(assessmentSchema as unknown as JsonObject, '#/$defs/identifier');
}

/** The words of a value that has only one sentence to it: its own name is its title. */
function plainWords(value: string, description: string): JsonObject {
  const name = value.replaceAll('-', ' ');
  return { title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, description };
}

/**
 * The values of an enumeration with their titles and descriptions, in the schema's order; none where it is no
 * enumeration. That there may be none (null) is no choice.
 */
export function choicesOf(schema: JsonObject): readonly { value: string; title: string; description: string }[] {
  const values = schema['enum'];
  const texts = (isJsonArray(values) ? values : []).filter((value) => typeof value === 'string');
  return texts.map((value) => {
    const words = childAt(schema['x-enum'], value);
    const said = isJsonObject(words) ? words : plainWords(value, typeof words === 'string' ? words : '');
    return { value, title: textOf(said, 'title'), description: textOf(said, 'description') };
  });
}
