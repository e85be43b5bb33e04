/** Content keys, non-empty text properties and a device-independent order of texts, for comparisons and merges. */
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';
import { ownText } from '../json/own.ts';

/** A key that two values share exactly if they are `sameJson`: JSON with sorted properties. */
export function contentKey(value: JsonValue | undefined): string {
  if (isJsonArray(value)) return `[${value.map(contentKey).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value) ?? '';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${contentKey(value[name])}`).join(',')}}`;
}

/** The text of a property; undefined if there is none or it is empty. */
export function textOf(value: JsonValue | undefined, name: string): string | undefined {
  return ownText(value, name) || undefined;
}

/** Compares texts by their UTF-16 units, so that the order is the same on every device. */
export function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
