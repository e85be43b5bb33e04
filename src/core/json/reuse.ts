/** Keeps the identity of unchanged parts when a JSON value is replaced, so that caches by identity still work. */
import { changedRange } from './changed-range.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { mapItems } from './tree.ts';

/**
 * Returns `after`, built from equal parts of `before`: unchanged parts keep their identity, and the result is `before`
 * itself if the two are equal. Equal means that both are written to the same bytes: the order of properties counts, and
 * so does the sign of zero. The time is linear in the size of both for each level of nesting.
 */
export function reuse(before: JsonValue | undefined, after: JsonValue): JsonValue {
  if (isJsonArray(before) && isJsonArray(after)) return reuseItems(before, after);
  if (isJsonObject(before) && isJsonObject(after)) return reuseProperties(before, after);
  return before !== undefined && isEqual(before, after) ? before : after;
}

/**
 * Returns the value without undefined properties, which form libraries leave behind and JSON does not have. Returns the
 * same value if there are none.
 */
export function withoutUndefined(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return mapItems(value, withoutUndefined);
  if (!isJsonObject(value)) return value;
  // One loop, because a review that is added can have thousands of verdicts.
  const kept: [string, JsonValue][] = [];
  let same = true;
  for (const name of Object.keys(value)) {
    const child = value[name];
    const clean = child === undefined ? undefined : withoutUndefined(child);
    same &&= clean !== undefined && Object.is(clean, child);
    if (clean !== undefined) kept.push([name, clean]);
  }
  return same ? value : Object.fromEntries(kept);
}

/** Whether two values are written to the same bytes. */
export function isEqual(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (Object.is(one, other)) return true;
  if (isJsonArray(one) && isJsonArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  const others = Object.keys(other);
  return (
    names.length === others.length &&
    names.every((name, index) => name === others[index] && isEqual(one[name], other[name]))
  );
}

/** Unchanged items are matched from both ends; those in between are compared in pairs. */
function reuseItems(before: readonly JsonValue[], after: readonly JsonValue[]): JsonValue {
  const { start, beforeEnd, afterEnd } = changedRange(before, after, isEqual);
  if (start === beforeEnd && start === afterEnd) return before;
  const between = after
    .slice(start, afterEnd)
    .map((item, index) => (start + index < beforeEnd ? reuse(before[start + index], item) : item));
  return [...before.slice(0, start), ...between, ...before.slice(beforeEnd)];
}

function reuseProperties(before: JsonObject, after: JsonObject): JsonValue {
  const names = Object.keys(after);
  const old = Object.keys(before);
  const entries = names.map((name): [string, JsonValue] => {
    const value = after[name] as JsonValue;
    return [name, Object.hasOwn(before, name) ? reuse(before[name], value) : value];
  });
  const same =
    names.length === old.length &&
    entries.every(([name, value], index) => name === old[index] && Object.is(value, before[name]));
  return same ? before : Object.fromEntries(entries);
}
