/** Changes JSON trees at a path without changing the original, and shares the unchanged parts. */
import { parsePointer, pointer, type Pointer } from './pointer.ts';
import { EditError } from './edit-error.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { messageOf } from './words.ts';

/**
 * Changes the value at a path. The argument is undefined if there is none, and the result is undefined to remove it.
 */
export type Change = (value: JsonValue | undefined, path: Pointer) => JsonValue | undefined;

/**
 * Returns the tree with the value at `path` changed. Shares everything else, and returns the same tree if `change`
 * returned its argument. Creates missing objects on the way. Throws `EditError` if the path leads through something
 * other than objects and arrays, or to an array item that does not exist.
 */
export function changeAt(root: JsonValue, path: Pointer, change: Change): JsonValue {
  const changed = step(root, tokensOf(path), 0, change);
  if (changed === undefined) throw new EditError('The document itself cannot be removed.', path);
  return changed;
}

/** Returns an object with one own property set, at its position if it exists, otherwise after the others. */
export function withProperty(object: JsonObject, name: string, value: JsonValue): JsonObject {
  // A computed name defines an own property, even for `__proto__`. Nothing is assigned through a prototype.
  return { ...object, [name]: value };
}

/** Returns an object without one property. */
export function withoutProperty(object: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

/** Returns the list with every item changed, or the same list if no item changes; undefined removes an item. */
export function mapItems<Item>(
  list: readonly Item[],
  change: (item: Item, index: number) => Item | undefined,
): readonly Item[] {
  const changed = list.map(change);
  if (changed.every((item, index) => Object.is(item, list[index]))) return list;
  return changed.filter((item) => item !== undefined);
}

/** Describes the type of a value for messages: 'a list', 'text', 'nothing'. */
export function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (isJsonArray(value)) return 'a list';
  if (isJsonObject(value)) return 'an object';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}

function tokensOf(path: Pointer): readonly string[] {
  try {
    return parsePointer(path);
  } catch (error) {
    throw new EditError(messageOf(error), path);
  }
}

function step(
  value: JsonValue | undefined,
  tokens: readonly string[],
  at: number,
  change: Change,
): JsonValue | undefined {
  const token = tokens[at];
  if (token === undefined) return change(value, pointer(...tokens));
  if (isJsonArray(value)) return stepIntoArray(value, token, tokens, at, change);
  if (value !== undefined && !isJsonObject(value)) {
    const here = pointer(...tokens.slice(0, at));
    throw new EditError(`“${here}” is ${kindOf(value)} and has no “${token}”.`, pointer(...tokens));
  }
  const child = value !== undefined && Object.hasOwn(value, token) ? value[token] : undefined;
  const next = step(child, tokens, at + 1, change);
  if (Object.is(next, child)) return value;
  return next === undefined ? withoutProperty(value ?? {}, token) : withProperty(value ?? {}, token, next);
}

function stepIntoArray(
  list: readonly JsonValue[],
  token: string,
  tokens: readonly string[],
  at: number,
  change: Change,
): JsonValue | undefined {
  const index = /^(0|[1-9]\d*)$/.test(token) ? Number(token) : list.length;
  const child = list[index];
  if (child === undefined) {
    const here = pointer(...tokens.slice(0, at));
    throw new EditError(`“${here}” has ${list.length} items and no item “${token}”.`, pointer(...tokens));
  }
  const next = step(child, tokens, at + 1, change);
  if (Object.is(next, child)) return list;
  return next === undefined ? list.toSpliced(index, 1) : list.with(index, next);
}

/**
 * Returns the list with values inserted before `index`; creates a missing list. Throws `EditError` if the index is
 * beyond it.
 */
export function insertItems(
  value: JsonValue | undefined,
  index: number,
  values: readonly JsonValue[],
  path: Pointer,
): readonly JsonValue[] {
  const list = value === undefined ? [] : listAt(value, path);
  requirePosition(list, index, path);
  return value !== undefined && values.length === 0 ? list : list.toSpliced(index, 0, ...values);
}

/**
 * Returns the list with the items at `from` moved, in their current order, before the item now at `to`. Returns the
 * same list if nothing changes.
 */
export function moveItems(
  value: JsonValue | undefined,
  from: readonly number[],
  to: number,
  path: Pointer,
): readonly JsonValue[] {
  const list = listAt(value, path);
  requirePosition(list, to, path);
  const chosen = chosenItems(list, from, path);
  const moved = list.filter((_, index) => chosen.has(index));
  const before = list.filter((_, index) => index < to && !chosen.has(index));
  const following = list.filter((_, index) => index >= to && !chosen.has(index));
  const after = [...before, ...moved, ...following];
  return after.every((item, index) => Object.is(item, list[index])) ? list : after;
}

/** Returns a value as a list. Throws `EditError` if it is not a list. */
export function listAt(value: JsonValue | undefined, path: Pointer): readonly JsonValue[] {
  if (isJsonArray(value)) return value;
  throw new EditError(`“${path}” is ${kindOf(value)}, not a list.`, path);
}

/** Returns the indices as a set. Throws `EditError` for an index without an item. */
export function chosenItems(list: readonly unknown[], indices: readonly number[], path: Pointer): ReadonlySet<number> {
  const invalidIndex = indices.find((index) => !Number.isInteger(index) || index < 0 || index >= list.length);
  if (invalidIndex !== undefined) {
    throw new EditError(`“${path}” has ${list.length} items and no item “${invalidIndex}”.`, `${path}/${invalidIndex}`);
  }
  return new Set(indices);
}

function requirePosition(list: readonly unknown[], index: number, path: Pointer): void {
  if (Number.isInteger(index) && index >= 0 && index <= list.length) return;
  throw new EditError(`“${path}” has ${list.length} items and no position “${index}”.`, `${path}/${index}`);
}
