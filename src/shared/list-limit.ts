/** What a person is told about the maximum number of entries in a list of the contract. */
import { limits } from '../core/assessment/limits.ts';
import { listOf, type ListName } from '../core/assessment/view.ts';
import { useDraft } from './context.tsx';
import { listWords } from './sections.ts';

/** A count of the entries of a list, with the limit once 80 % of it are used. */
export function countAndLimit(list: ListName, count: number): string {
  return count < 0.8 * limits[list] ? String(count) : `${String(count)} of ${String(limits[list])}`;
}

/** Why no entry can be added to a list that is full. */
export function fullNote(list: ListName): string {
  return `Limit reached: at most ${String(limits[list])} ${listWords[list].many}.`;
}

/** What to do about a list with more entries than the contract allows; undefined if it has no more. */
export function overNote(list: ListName, count: number): string | undefined {
  const over = count - limits[list];
  if (over <= 0) return undefined;
  return `The list now has ${String(count)} ${listWords[list].many}, but at most ${String(limits[list])} are allowed. Delete ${String(over)}.`;
}

/** Whether a list of the open draft has as many entries as the contract allows, or more. */
export function useIsFull(list: ListName): boolean {
  return useDraft(({ workspace }) => listOf(workspace.assessment, list).length >= limits[list]);
}
