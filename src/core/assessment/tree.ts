import { EditError } from './edit-error.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { messageOf } from './message-of.ts';
import { parsePointer, pointer, type Pointer } from './pointer.ts';

/** What becomes of the value at a place. Undefined comes in where there is none, and goes out to remove it. */
export type Change = (value: JsonValue | undefined, path: Pointer) => JsonValue | undefined;

/**
 * The tree with the value at `path` changed. Everything beside the path is shared, and the very same tree comes back
 * where `change` gave back what it got. Objects that are missing on the way are made. Throws `EditError` where the
 * path leads through something else than objects and arrays, or to an array item that does not exist.
 */
export function changeAt(root: JsonValue, path: Pointer, change: Change): JsonValue {
  const changed = step(root, tokensOf(path), 0, change);
  if (changed === undefined) throw new EditError('The document itself cannot be removed.', path);
  return changed;
}

/** An object with one own property set, in its place where it was there, else behind the others. */
export function withProperty(object: JsonObject, name: string, value: JsonValue): JsonObject {
  // A computed name defines an own property, `__proto__` too; nothing is assigned through a prototype.
  return { ...object, [name]: value };
}

/** An object without one property. */
export function withoutProperty(object: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

/**
 * The list with every item changed, the same list where no item is; undefined removes an item.
 */
export function mapItems<Item>(
  list: readonly Item[],
  change: (item: Item, index: number) => Item | undefined,
): readonly Item[] {
  const changed = list.map(change);
  if (changed.every((item, index) => Object.is(item, list[index]))) return list;
  return changed.filter((item) => item !== undefined);
}

/** Says in a word or two what a value is, for messages: 'a list', 'text', 'nothing'. */
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
