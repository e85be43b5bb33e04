/** The wording of deletions in the outline: the confirmation with lost references, the message, the undo label. */
import type { JsonObject } from '../../core/json/json.ts';
import { parsePointer, type Pointer } from '../../core/json/pointer.ts';
import type { ListName } from '../../core/assessment/view.ts';
import {
  deletionQuestion,
  lostReferences,
  shownReferences,
  type LostReference,
} from '../../shared/deletion-question.ts';
import { countedEntries, entryTitle } from '../../shared/sections.ts';
import type { Question } from '../../ui/ask.tsx';

function sentence(document: JsonObject, { claimId, reference }: LostReference): string {
  const { entryPath, kind, effect } = reference;
  const entry = entryAt(document, entryPath);
  if (kind === 'contradiction') return `${entry} refers to ${claimId}.`;
  if (effect === 'supports') return `${entry} cites ${claimId} as supporting evidence.`;
  return effect === 'contradicts'
    ? `${entry} cites ${claimId} as contradicting evidence.`
    : `${entry} cites ${claimId}.`;
}

function entryAt(document: JsonObject, entryPath: Pointer): string {
  const [list, token] = parsePointer(entryPath);
  return entryTitle(list as ListName, document, Number(token));
}

/** Returns what the deletion of entries deletes: one entry by its name, several by their number. */
function whatIsDeleted(document: JsonObject, list: ListName, indices: readonly number[]): string {
  const [first] = indices;
  return indices.length === 1 && first !== undefined
    ? entryTitle(list, document, first)
    : countedEntries(list, indices.length);
}

/** Returns the name of the step for the history: “delete 3 claims”. */
export function deletionLabel(list: ListName, count: number): string {
  return `delete ${countedEntries(list, count)}`;
}

/**
 * Returns the confirmation for a deletion that also deletes references: 'PB-001 cites C-003 as supporting evidence.'
 */
export function questionBefore(document: JsonObject, list: ListName, indices: readonly number[]): Question | undefined {
  const lost = lostReferences(document, list, indices);
  const rest = lost.length - shownReferences;
  return deletionQuestion(whatIsDeleted(document, list, indices), [
    ...lost.slice(0, shownReferences).map((each) => sentence(document, each)),
    ...(rest > 0 ? [`And ${String(rest)} more.`] : []),
  ]);
}

/** Returns the message after a deletion: “C-003 was deleted.” or “3 claims were deleted.” */
export function deletionNote(document: JsonObject, list: ListName, indices: readonly number[]): string {
  return `${whatIsDeleted(document, list, indices)} ${indices.length === 1 ? 'was' : 'were'} deleted.`;
}
