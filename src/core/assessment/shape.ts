import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { pointer, type Pointer } from './pointer.ts';

/**
 * What a JSON Schema says about JSON types, properties and items, and nothing else: patterns, limits and enumerations
 * are left to the checker.
 */
export interface Shape {
  /** The types that the value may have; 'integer' is a number without a fraction. Empty for any type. */
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, Shape>;
  readonly required: readonly string[];
  readonly items: Shape | undefined;
  /** Views of objects and arrays that were looked at before, by identity. */
  readonly seen: WeakMap<object, JsonValue>;
  /** Objects and arrays that were found to have this shape all through. */
  readonly sound: WeakSet<object>;
}

/** A schema that was imported from a file. TypeScript gives such branches optional properties, which no JSON object has. */
export function importedSchema(file: object): JsonObject {
  return file as JsonObject;
}

/** Reads the shape of a schema node. `$ref` is followed into the `$defs` of `root`; the schema must not refer to itself. */
export function shapeOf(root: JsonObject, node: JsonValue | undefined = root): Shape {
  const schema = isJsonObject(node) ? node : {};
  const ref = schema['$ref'];
  if (typeof ref === 'string') return shapeOf(root, definition(root, ref));
  const properties = isJsonObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  return {
    types: typesOf(root, schema),
    properties: new Map(properties.map(([name, child]) => [name, shapeOf(root, child)])),
    required: strings(schema['required']),
    items: schema['items'] === undefined ? undefined : shapeOf(root, schema['items']),
    seen: new WeakMap(),
    sound: new WeakSet(),
  };
}

/**
 * What can be relied on of a value: itself where it has the shape all through, else a copy without the properties that
 * have the wrong type; array items of the wrong type become undefined and keep their place. Undefined where the value
 * itself has the wrong type. The same answer, by identity, for the same object or array.
 */
export function see(shape: Shape, value: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined || !hasType(shape, value)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const known = shape.seen.get(value);
  if (known !== undefined) return known;
  const view = isJsonObject(value) ? seeProperties(shape, value) : seeItems(shape, value);
  shape.seen.set(value, view);
  return view;
}

/** The first place where a value has not this shape, below `path`, with what was expected there; undefined for none. */
export function shapeProblem(
  shape: Shape,
  value: JsonValue | undefined,
  path: Pointer = '',
): { readonly path: Pointer; readonly expected: string } | undefined {
  if (value === undefined || !hasType(shape, value)) return { path, expected: shape.types.join(' or ') || 'a value' };
  if (typeof value !== 'object' || value === null || shape.sound.has(value)) return undefined;
  for (const [token, child, childShape] of parts(shape, value)) {
    const problem = shapeProblem(childShape, child, path + pointer(token));
    if (problem) return problem;
  }
  shape.sound.add(value);
  return undefined;
}

function parts(
  shape: Shape,
  value: JsonObject | readonly JsonValue[],
): [string | number, JsonValue | undefined, Shape][] {
  const { items } = shape;
  if (!isJsonObject(value)) return items ? value.map((item, index) => [index, item, items]) : [];
  return [...shape.properties]
    .filter(([name]) => Object.hasOwn(value, name) || shape.required.includes(name))
    .map(([name, child]) => [name, Object.hasOwn(value, name) ? value[name] : undefined, child]);
}

function seeItems(shape: Shape, value: readonly JsonValue[]): JsonValue {
  const { items } = shape;
  if (!items) return value;
  const views = value.map((item) => see(items, item));
  // An item of the wrong type stays in its place as undefined: `View` says so in its types.
  return views.every((view, index) => view === value[index]) ? value : (views as readonly JsonValue[]);
}

function seeProperties(shape: Shape, value: JsonObject): JsonValue {
  let whole = true;
  const kept: [string, JsonValue][] = [];
  for (const [name, child] of shape.properties) {
    if (!Object.hasOwn(value, name)) continue;
    const view = see(child, value[name]);
    whole &&= view === value[name];
    if (view !== undefined) kept.push([name, view]);
  }
  return whole ? value : Object.fromEntries(kept);
}

function hasType(shape: Shape, value: JsonValue): boolean {
  return shape.types.length === 0 || shape.types.some((type) => isOfType(value, type));
}

function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return isJsonArray(value);
  if (type === 'object') return isJsonObject(value);
  return typeof value === type;
}

function typesOf(root: JsonObject, schema: JsonObject): readonly string[] {
  const { type, anyOf } = schema;
  if (typeof type === 'string') return [type];
  if (isJsonArray(type)) return strings(type);
  return isJsonArray(anyOf) ? anyOf.flatMap((branch) => shapeOf(root, branch).types) : [];
}

function strings(value: JsonValue | undefined): readonly string[] {
  return isJsonArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function definition(root: JsonObject, ref: string): JsonValue | undefined {
  const name = ref.replace('#/$defs/', '');
  return isJsonObject(root['$defs']) ? root['$defs'][name] : undefined;
}
