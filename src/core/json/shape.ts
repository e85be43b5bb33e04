/** Checks and filters JSON values by the types in a schema, so that code can rely on what it reads. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { pointer, type Pointer } from './pointer.ts';

/** The JSON types, properties and items of a JSON Schema. The checker handles patterns, limits and enumerations. */
export interface Shape {
  /** The types of the value; 'integer' is a number without a fraction. Empty for any type. */
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, Shape>;
  readonly required: readonly string[];
  readonly items: Shape | undefined;
  /** Cached views of objects and arrays, by identity. */
  readonly seen: WeakMap<object, JsonValue>;
  /** Objects and arrays that have this shape throughout. */
  readonly matching: WeakSet<object>;
}

/**
 * A schema imported from a file. TypeScript gives such branches optional properties, which JSON objects do not have.
 */
export function importedSchema(file: object): JsonObject {
  return file as JsonObject;
}

/** Reads the shape of a schema node. Resolves `$ref` in the `$defs` of `root`; the schema must not refer to itself. */
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
    matching: new WeakSet(),
  };
}

/**
 * Returns the reliable parts of a value: itself if it has the shape throughout, otherwise a copy without the properties
 * of the wrong type. Array items of the wrong type become undefined and keep their position. Undefined if the value
 * itself has the wrong type. The same result, by identity, for the same object or array.
 */
export function see(shape: Shape, value: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined || !hasType(shape, value)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const cached = shape.seen.get(value);
  if (cached !== undefined) return cached;
  const view = isJsonObject(value) ? seeProperties(shape, value) : seeItems(shape, value);
  shape.seen.set(value, view);
  return view;
}

/**
 * Returns the first path, below `path`, at which a value does not have this shape, with the expected type; undefined
 * for none.
 */
export function shapeProblem(
  shape: Shape,
  value: JsonValue | undefined,
  path: Pointer = '',
): { readonly path: Pointer; readonly expected: string } | undefined {
  if (value === undefined || !hasType(shape, value)) return { path, expected: shape.types.join(' or ') || 'a value' };
  if (typeof value !== 'object' || value === null || shape.matching.has(value)) return undefined;
  for (const [token, child, childShape] of parts(shape, value)) {
    const problem = shapeProblem(childShape, child, path + pointer(token));
    if (problem) return problem;
  }
  shape.matching.add(value);
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
  // An item of the wrong type keeps its position as undefined, as the type `View` says.
  return views.every((view, index) => view === value[index]) ? value : (views as readonly JsonValue[]);
}

function seeProperties(shape: Shape, value: JsonObject): JsonValue {
  let whole = true;
  const validEntries: [string, JsonValue][] = [];
  for (const [name, child] of shape.properties) {
    if (!Object.hasOwn(value, name)) continue;
    const view = see(child, value[name]);
    whole &&= view === value[name];
    if (view !== undefined) validEntries.push([name, view]);
  }
  return whole ? value : Object.fromEntries(validEntries);
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
