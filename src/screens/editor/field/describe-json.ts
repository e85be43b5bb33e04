/** Puts any JSON value into words, indented JSON or one short line, for display in the editor. */
import { isJsonArray, type JsonValue } from '../../../core/json/json.ts';
import { counted } from '../../../core/json/words.ts';
import { spacesForLineEnds } from '../../../core/text/shorten.ts';

/** Describes the type of a value: 'a number', 'text', 'no value (null)'. */
export function describeType(value: JsonValue): string {
  if (value === null) return 'no value (null)';
  if (isJsonArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${counted(value.length, 'item')}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'boolean') return 'true or false';
  return typeof value === 'number' ? 'a number' : 'text';
}

/** Returns a value as indented JSON, for display. */
export function shownJson(value: JsonValue): string {
  return JSON.stringify(value, null, 2);
}

/**
 * Returns a value as one short line, for lists and buttons. Beyond `limit` UTF-16 units it is cut between characters.
 */
export function shortJson(value: JsonValue, limit = 60): string {
  const line = typeof value === 'string' ? spacesForLineEnds(value) : JSON.stringify(value);
  return line.length <= limit ? line : `${Array.from(line.slice(0, limit)).slice(0, -1).join('')}…`;
}
