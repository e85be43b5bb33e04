import assessmentSchema from '../../schema/assessment.schema.json';
import casefileSchema from '../../schema/casefile.schema.json';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { parsePointer, valueAt, type Pointer } from '../assessment/pointer.ts';
import type { PartKind } from '../rules/subjects.ts';

/** A part, or the whole casefile. */
export type SchemaKind = PartKind | 'casefile';

/** A place in a schema: the node with its `$ref` followed, words beside the `$ref` first. */
interface Field {
  readonly root: JsonObject;
  readonly schema: JsonObject;
}

const roots: Readonly<Record<'assessment' | 'casefile', JsonObject>> = {
  assessment: assessmentSchema as unknown as JsonObject,
  casefile: casefileSchema as unknown as JsonObject,
};

/** Where the schema of each kind of part stands. */
const nodes: Readonly<Record<SchemaKind, readonly [root: keyof typeof roots, path: Pointer]>> = {
  document: ['assessment', ''],
  claim: ['assessment', '/$defs/claim'],
  'power-basis': ['assessment', '/$defs/powerBasis'],
  intent: ['assessment', '/$defs/intentHypothesis'],
  contradiction: ['assessment', '/$defs/contradiction'],
  unknown: ['assessment', '/properties/unknowns/items'],
  casefile: ['casefile', ''],
  actor: ['casefile', '/$defs/actor'],
  observation: ['casefile', '/$defs/observation'],
};

function child(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Paths are few, and asked for again and again; a document with thousands of strange properties keeps none of them. */
const mostRemembered = 4000;
const names = new Map<string, string>();
const schemas = new Map<string, JsonObject | undefined>();

function remembered<Value>(known: Map<string, Value>, kind: SchemaKind, path: Pointer, make: () => Value): Value {
  const key = `${kind} ${path}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  if (known.size >= mostRemembered) known.clear();
  known.set(key, made);
  return made;
}

function resolve(root: JsonObject, node: JsonValue | undefined): Field | undefined {
  if (!isJsonObject(node)) return undefined;
  const ref = node['$ref'];
  if (typeof ref !== 'string') return { root, schema: node };
  const target = child(root['$defs'], ref.replace('#/$defs/', ''));
  return isJsonObject(target) ? { root, schema: { ...target, ...node } } : undefined;
}

function rootField(kind: SchemaKind): Field | undefined {
  const [name, path] = nodes[kind];
  return resolve(roots[name], valueAt(roots[name], path));
}

function step(field: Field | undefined, token: string): Field | undefined {
  if (!field) return undefined;
  const items = field.schema['items'];
  return resolve(field.root, items ?? child(field.schema['properties'], token));
}

function titleOf(field: Field | undefined): string | undefined {
  const title = field?.schema['title'];
  return typeof title === 'string' ? title : undefined;
}

/** A title in the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/**
 * What an item of a list is called: “Limitation 3”, or “Related actors, item 3” where the item has no name of its own.
 * Nor has one that is a number itself: “Observation 7” is the observation of that number, wherever it is listed.
 */
function itemName(list: Field | undefined, token: string): string {
  const number = String(Number(token) + 1);
  const item = step(list, token);
  const title = titleOf(item);
  if (title === undefined || title === 'Identifier' || item?.schema['type'] === 'integer')
    return `${titleOf(list) ?? 'List'}, item ${number}`;
  return `${title} ${number}`;
}

/**
 * What people call a place in a part: its title, and which item of a list it belongs to where it does
 * (“Reason of evidence link 5”). A name that the schema does not know is given as it is, in quotation marks.
 */
export function fieldName(kind: SchemaKind, path: Pointer): string {
  return remembered(names, kind, path, () => madeName(kind, path));
}

function madeName(kind: SchemaKind, path: Pointer): string {
  let field = rootField(kind);
  let name = titleOf(field) ?? kind;
  let item = '';
  for (const token of parsePointer(path)) {
    const inList = field?.schema['items'] !== undefined;
    if (inList) item = name = itemName(field, token);
    else name = titleOf(step(field, token)) ?? `“${token}”`;
    field = step(field, token);
  }
  return item === '' || item === name ? name : `${name} of ${lowerFirst(item)}`;
}

/** Whether a sentence about a place is in the plural: lists are, where their title is. */
export function isPlural(kind: SchemaKind, path: Pointer): boolean {
  const field = fieldSchema(kind, path);
  return field?.['type'] === 'array' && (titleOf({ root: {}, schema: field })?.endsWith('s') ?? false);
}

/** The schema at a place in a part, `$ref` followed; undefined where the schema knows no such place. */
export function fieldSchema(kind: SchemaKind, path: Pointer): JsonObject | undefined {
  return remembered(schemas, kind, path, () => parsePointer(path).reduce(step, rootField(kind))?.schema);
}

/** The titles of an enumeration's values, in the schema's order. */
export function choiceTitles(kind: SchemaKind, path: Pointer): readonly string[] {
  const schema = fieldSchema(kind, path);
  const values = schema?.['enum'];
  return (isJsonArray(values) ? values : []).map((value) => {
    const title = child(child(schema?.['x-enum'], String(value)), 'title');
    return typeof title === 'string' ? title : String(value);
  });
}

function arraysBelow(field: Field | undefined, path: readonly string[]): readonly (readonly string[])[] {
  const properties = field?.schema['properties'];
  const here = field?.schema['uniqueItems'] === true ? [path] : [];
  const below = Object.keys(isJsonObject(properties) ? properties : {});
  return [...here, ...below.flatMap((name) => arraysBelow(step(field, name), [...path, name]))];
}

/** The places of a kind of part whose items must differ, as tokens. Lists inside lists are parts of their own. */
export function uniqueArrays(kind: SchemaKind): readonly (readonly string[])[] {
  return arraysBelow(rootField(kind), []).filter(([first]) => kind !== 'document' || first !== 'unknowns');
}

function tokenRank(field: Field | undefined, token: string): string {
  if (field?.schema['items'] !== undefined) return token.padStart(9, '0');
  const properties = field?.schema['properties'];
  const rank = Object.keys(isJsonObject(properties) ? properties : {}).indexOf(token);
  return rank < 0 ? `~${token}` : String(rank).padStart(9, '0');
}

/** A text by which places of one part sort in the schema's order; what the schema does not know comes last. */
export function fieldRank(kind: SchemaKind, path: Pointer): string {
  let field = rootField(kind);
  return parsePointer(path)
    .map((token) => {
      const rank = tokenRank(field, token);
      field = step(field, token);
      return rank;
    })
    .join('/');
}
