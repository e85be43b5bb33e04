import { isJsonArray, type JsonValue } from '../../../core/assessment/json.ts';

/** What a value is, in plain words with an article: 'a number', 'no value (null)'. */
export function describeType(value: JsonValue): string {
  if (value === null) return 'no value (null)';
  if (isJsonArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${String(value.length)}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'boolean') return 'a yes or no';
  return typeof value === 'number' ? 'a number' : 'a text';
}

/** A value as text, for showing: JSON, set out in lines. */
export function shownJson(value: JsonValue): string {
  return JSON.stringify(value, null, 2);
}

/** A value as one short line, for lists and buttons; longer than `limit` UTF-16 units it is cut at a whole character. */
export function shortJson(value: JsonValue, limit = 60): string {
  const line = typeof value === 'string' ? value : JSON.stringify(value);
  return line.length <= limit ? line : `${Array.from(line.slice(0, limit)).slice(0, -1).join('')}…`;
}
