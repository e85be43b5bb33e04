import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';

/** Whether two JSON values are equal, ignoring the order of properties. Undefined is a missing value. 0 and −0 are equal. */
export function same(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (isJsonArray(one)) {
    return isJsonArray(other) && one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  );
}

/** A key that two values share exactly if they are `same`: JSON with sorted properties. */
export function contentKey(value: JsonValue | undefined): string {
  if (isJsonArray(value)) return `[${value.map(contentKey).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value) ?? '';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${contentKey(value[name])}`).join(',')}}`;
}

/** An own property of any value; undefined if there is none. */
export function own(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The text of a property; undefined if there is none or it is empty. */
export function textOf(value: JsonValue | undefined, name: string): string | undefined {
  const text = own(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Compares texts by their UTF-16 units, so that the order is the same on every device. */
export function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
