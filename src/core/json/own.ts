/** Safe access to the properties of JSON values from files, which may have any name and type. */
import { isJsonArray, isJsonObject, type JsonValue } from './json.ts';

/**
 * Returns an own property of a value or table; undefined if there is none. A file can contain any name, and names such
 * as `constructor` must not find what objects inherit.
 */
export function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined;
export function own(value: JsonValue | undefined, name: string): JsonValue | undefined;
export function own(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

const noItems: readonly JsonValue[] = [];

/** Returns an own property that is a list; otherwise an empty list, always the same one. */
export function ownList(value: JsonValue | undefined, name: string): readonly JsonValue[] {
  const items = own(value, name);
  return isJsonArray(items) ? items : noItems;
}

/** Returns an own property that is a text; undefined if there is none. */
export function ownText(value: JsonValue | undefined, name: string): string | undefined {
  const text = own(value, name);
  return typeof text === 'string' ? text : undefined;
}
