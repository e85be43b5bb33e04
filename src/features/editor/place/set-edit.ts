/** Makes the smallest edit that sets a field or appends to a list of the assessment, with missing parents. */
import type { Edit } from '../../../core/workspace/workspace.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../../core/json/json.ts';
import { parentOf, parsePointer, valueAt, type Pointer } from '../../../core/json/pointer.ts';

/**
 * Returns the edit that sets a field of the assessment. Missing parent objects are created. Existing objects are not
 * replaced, so that the edit affects the smallest possible part.
 */
export function setEdit(assessment: JsonObject, path: Pointer, value: JsonValue): Edit {
  const parent = parentOf(path);
  if (parent === '' || valueAt(assessment, parent) !== undefined) {
    return { type: 'set', path: `/assessment${path}`, value };
  }
  const name = parsePointer(path).at(-1) ?? '';
  return setEdit(assessment, parent, Object.fromEntries([[name, value]]));
}

/** Returns the edit that appends values to a list of the assessment. A missing list is created, with its parents. */
export function appendEdit(assessment: JsonObject, path: Pointer, values: readonly JsonValue[]): Edit {
  const list = valueAt(assessment, path);
  if (!isJsonArray(list)) return setEdit(assessment, path, values);
  return { type: 'insert', path: `/assessment${path}`, index: list.length, values };
}
