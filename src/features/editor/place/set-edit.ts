import type { Edit } from '../../../core/assessment/edit.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../../core/assessment/json.ts';
import { parentOf, parsePointer, valueAt, type Pointer } from '../../../core/assessment/pointer.ts';

/**
 * The edit that sets a field of the assessment. Objects on the way that are missing are made; objects that are there
 * are left alone, so that the edit names the smallest place that can hold the value.
 */
export function setEdit(assessment: JsonObject, path: Pointer, value: JsonValue): Edit {
  const parent = parentOf(path);
  if (parent === '' || valueAt(assessment, parent) !== undefined) {
    return { type: 'set', path: `/assessment${path}`, value };
  }
  const name = parsePointer(path).at(-1) ?? '';
  return setEdit(assessment, parent, Object.fromEntries([[name, value]]));
}

/** The edit that puts values at the end of a list of the assessment; a missing list is made, with what is on the way. */
export function appendEdit(assessment: JsonObject, path: Pointer, values: readonly JsonValue[]): Edit {
  const list = valueAt(assessment, path);
  if (!isJsonArray(list)) return setEdit(assessment, path, values);
  return { type: 'insert', path: `/assessment${path}`, index: list.length, values };
}
