/** Facts about a field for messages and checks, read from the schemas: its name, choices and order. */
import assessmentSchema from '../../schema/assessment.schema.json' with { type: 'json' };
import casefileSchema from '../../schema/casefile.schema.json' with { type: 'json' };
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { parsePointer, valueAt, type Pointer } from '../json/pointer.ts';
import type { PartKind } from '../rules/rule.ts';
import type { Finding } from '../rules/finding.ts';

/** A part, or the whole casefile. */
export type SchemaKind = PartKind | 'casefile';

/** A node of a schema with its `$ref` resolved. Keywords next to the `$ref` take precedence. */
interface Field {
  readonly root: JsonObject;
  readonly schema: JsonObject;
}

const roots: Readonly<Record<'assessment' | 'casefile', JsonObject>> = {
  assessment: assessmentSchema as unknown as JsonObject,
  casefile: casefileSchema as unknown as JsonObject,
};

/** The location of the schema of each kind of part. */
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

/**
 * The limit of the caches. There are few paths, but a document with thousands of unknown properties must not fill
 * memory.
 */
const maxCached = 4000;
const names = new Map<string, string>();
const schemas = new Map<string, JsonObject | undefined>();
const ranks = new Map<string, string>();
const uniqueLists = new Map<string, readonly (readonly string[])[]>();

function cachedValue<Value>(cache: Map<string, Value>, kind: SchemaKind, path: Pointer, make: () => Value): Value {
  const key = `${kind} ${path}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const result = make();
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, result);
  return result;
}

function resolve(root: JsonObject, node: JsonValue | undefined): Field | undefined {
  if (!isJsonObject(node)) return undefined;
  const ref = node['$ref'];
  if (typeof ref !== 'string') return { root, schema: node };
  const target = own(root['$defs'], ref.replace('#/$defs/', ''));
  return isJsonObject(target) ? { root, schema: { ...target, ...node } } : undefined;
}

function rootField(kind: SchemaKind): Field | undefined {
  const [name, path] = nodes[kind];
  return resolve(roots[name], valueAt(roots[name], path));
}

function step(field: Field | undefined, token: string): Field | undefined {
  if (!field) return undefined;
  const items = field.schema['items'];
  return resolve(field.root, items ?? own(field.schema['properties'], token));
}

function titleOf(field: Field | undefined): string | undefined {
  const title = field?.schema['title'];
  return typeof title === 'string' ? title : undefined;
}

/** Returns a title for the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/**
 * Returns the name of a list item: “Limitation 3”, or “Related actors, item 3” if the item has no title. Numbers have
 * no name either, because “Observation 7” is the observation with that number, wherever it is listed.
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
 * Returns the name of a field: its title, and its list item if it is in one (“Reason of evidence link 5”). An unknown
 * name is returned in quotation marks.
 */
export function fieldName(kind: SchemaKind, path: Pointer): string {
  return cachedValue(names, kind, path, () => madeName(kind, path));
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

/** Whether a sentence about a field is in the plural, as for lists with a plural title. */
export function isPlural(kind: SchemaKind, path: Pointer): boolean {
  const field = fieldSchema(kind, path);
  return field?.['type'] === 'array' && (titleOf({ root: {}, schema: field })?.endsWith('s') ?? false);
}

/** The schema at a path in a part, with `$ref` resolved; undefined if the schema has no such path. */
export function fieldSchema(kind: SchemaKind, path: Pointer): JsonObject | undefined {
  return cachedValue(schemas, kind, path, () => parsePointer(path).reduce(step, rootField(kind))?.schema);
}

/** The titles of an enumeration's values, in the schema's order. */
export function choiceTitles(kind: SchemaKind, path: Pointer): readonly string[] {
  const schema = fieldSchema(kind, path);
  const values = schema?.['enum'];
  return (isJsonArray(values) ? values : []).map((value) => {
    const title = own(own(schema?.['x-enum'], String(value)), 'title');
    return typeof title === 'string' ? title : String(value);
  });
}

function arraysBelow(field: Field | undefined, path: readonly string[]): readonly (readonly string[])[] {
  const properties = field?.schema['properties'];
  const here = field?.schema['uniqueItems'] === true ? [path] : [];
  const below = Object.keys(isJsonObject(properties) ? properties : {});
  return [...here, ...below.flatMap((name) => arraysBelow(step(field, name), [...path, name]))];
}

/** The lists of a kind of part whose items must differ, as tokens. Lists inside lists belong to parts of their own. */
export function uniqueArrays(kind: SchemaKind): readonly (readonly string[])[] {
  return cachedValue(uniqueLists, kind, '', () =>
    arraysBelow(rootField(kind), []).filter(([first]) => kind !== 'document' || first !== 'unknowns'),
  );
}

function tokenRank(field: Field | undefined, token: string): string {
  if (field?.schema['items'] !== undefined) return token.padStart(9, '0');
  const properties = field?.schema['properties'];
  const rank = Object.keys(isJsonObject(properties) ? properties : {}).indexOf(token);
  return rank < 0 ? `~${token}` : String(rank).padStart(9, '0');
}

/** A text that sorts the paths of one part in the schema's order. Unknown paths come last. */
export function fieldRank(kind: SchemaKind, path: Pointer): string {
  return cachedValue(ranks, kind, path, () => {
    let field = rootField(kind);
    return parsePointer(path)
      .map((token) => {
        const rank = tokenRank(field, token);
        field = step(field, token);
        return rank;
      })
      .join('/');
  });
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/**
 * Sorts the findings of one part by field, in the schema's order, then by rule and message. `base` is the part's
 * pointer.
 */
export function inOrder(findings: readonly Finding[], kind: PartKind, base: Pointer): readonly Finding[] {
  if (findings.length < 2) return findings;
  return findings
    .map((finding) => ({ finding, rank: fieldRank(kind, finding.path.slice(base.length)) }))
    .sort(
      (one, other) =>
        compare(one.rank, other.rank) ||
        compare(one.finding.ruleId, other.finding.ruleId) ||
        compare(one.finding.messageId, other.finding.messageId),
    )
    .map(({ finding }) => finding);
}
