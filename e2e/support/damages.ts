/**
 * Ways in which storage may damage a record. Each leaves a value that the browser accepts, with its inline key if any.
 */
import { isJsonArray, isJsonObject, type JsonValue } from '../../src/core/json/json.ts';
import type { RawRecord } from './raw-storage.ts';

export type Damage = 'truncated' | 'flipped' | 'newer' | 'missing' | 'of another type';

/** The damaged record, or undefined if nothing is left. */
export function damagedRecord(record: RawRecord, damage: Damage): RawRecord | undefined {
  const value = record.value as JsonValue;
  if (damage === 'missing') return undefined;
  const worse = { truncated, flipped, newer, 'of another type': () => 7 }[damage](value);
  return { ...record, value: record.keyApart ? worse : { ...objectOf(worse), ...keysIn(value) } };
}

/** The members that form the inline key of a record. */
function keysIn(value: JsonValue): object {
  return Object.fromEntries(['id', 'draft', 'sequence'].flatMap((name) => memberOf(value, name)));
}

function memberOf(value: JsonValue, name: string): [string, JsonValue][] {
  const member = isJsonObject(value) ? value[name] : undefined;
  return member === undefined ? [] : [[name, member]];
}

function objectOf(value: JsonValue): object {
  return isJsonObject(value) ? value : { value };
}

/** Each object, list and text keeps only its first half. */
function truncated(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.slice(0, value.length / 2);
  if (isJsonArray(value)) return value.slice(0, value.length / 2).map(truncated);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.slice(0, Math.ceil(entries.length / 2)).map(([name, item]) => [name, truncated(item)]),
  );
}

/** One bit of the last character of the longest text is flipped. */
function flipped(value: JsonValue): JsonValue {
  const [longest] = textsIn(value).toSorted((one, other) => other.length - one.length);
  if (longest === undefined || longest === '') return value;
  const last = longest.length - 1;
  const other = `${longest.slice(0, last)}${String.fromCharCode(longest.charCodeAt(last) ^ 1)}`;
  return JSON.parse(JSON.stringify(value).replace(JSON.stringify(longest), () => JSON.stringify(other))) as JsonValue;
}

function textsIn(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isJsonArray(value)) return value.flatMap(textsIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => (keyNames.has(name) ? [] : textsIn(item)));
}

/** Members in which a flipped bit does no harm or would assign the record to another draft. */
const keyNames: ReadonlySet<string> = new Set(['id', 'draft', 'writer', 'label']);

function newer(value: JsonValue): JsonValue {
  return { ...objectOf(value), format: 99 } as unknown as JsonValue;
}
