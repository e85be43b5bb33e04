/** Checks the shape of stored marks. Apart from what is done with them, so that the library does not load that. */
import { EditError } from '../json/edit-error.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { spanOf } from '../passage/span.ts';
import type { UnsortedMark } from './workspace.ts';

/** Marks that were validated. They are never mutated. */
const validated = new WeakSet<object>();

/** Checks the shape of stored marks and returns them with their type. Throws `EditError` with the place. */
export function asMarks(value: JsonValue): readonly UnsortedMark[] {
  if (!isJsonArray(value)) throw new EditError('The marks must be a list.', '/marks');
  for (const [index, mark] of value.entries()) {
    if (isJsonObject(mark) && validated.has(mark)) continue;
    if (!isMark(mark)) throw new EditError('A mark needs an observation, a passage and a span.', `/marks/${index}`);
    validated.add(mark as JsonObject);
  }
  return value as unknown as readonly UnsortedMark[];
}

function isMark(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const { observation_id, passage_id, span } = value;
  const range = isJsonObject(span) ? spanOf(span) : undefined;
  return typeof observation_id === 'number' && typeof passage_id === 'string' && !!range && range.start < range.end;
}
