/** Inserts, moves and selects items of JSON lists without changing the originals; throws for invalid positions. */
import { EditError } from './edit-error.ts';
import { isJsonArray, type JsonValue } from './json.ts';
import type { Pointer } from './pointer.ts';
import { kindOf } from './tree.ts';

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
