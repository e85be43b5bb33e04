/** The wording of deletions in the outline: the message and the undo label. */
import type { JsonObject } from '../../core/json/json.ts';
import type { ListName } from '../../core/assessment/view.ts';
import { entriesInWords } from '../../shared/delete-entries.ts';
import { countedEntries } from '../../shared/sections.ts';

/** Returns the name of the step for the history: “delete 3 claims”. */
export function deletionLabel(list: ListName, count: number): string {
  return `delete ${countedEntries(list, count)}`;
}

/** Returns the message after a deletion: “C-003 was deleted.” or “3 claims were deleted.” */
export function deletionNote(document: JsonObject, list: ListName, indices: readonly number[]): string {
  return `${entriesInWords(document, list, indices)} ${indices.length === 1 ? 'was' : 'were'} deleted.`;
}
