/** Deletes entries of a list after a question, and those entries only. */
import { useCallback } from 'react';
import { EditError } from '../core/assessment/edit-error.ts';
import { deleteEntries } from '../core/assessment/edits.ts';
import type { JsonValue } from '../core/assessment/json.ts';
import { pointer } from '../core/assessment/pointer.ts';
import { listOf } from '../core/assessment/view.ts';
import type { ListName, Workspace } from '../core/assessment/workspace.ts';
import { useStores } from '../store/context.tsx';
import { useAsk, type Question } from '../ui/ask.tsx';
import { useDoWithUndo, type DoneMessage } from './undo-message.ts';

/** Entries to delete, and what is asked before and said after. */
export interface Deletion {
  readonly list: ListName;
  readonly indices: readonly number[];
  /** What the step is called in the history. */
  readonly label: string;
  /** What is asked first; nothing, where it is left out. */
  readonly question?: Question | undefined;
  readonly message: DoneMessage;
}

/**
 * Where entries of a list are now, by their identity. Throws `EditError` where one of them was changed or deleted: who
 * agreed to delete it agreed to what it was.
 */
export function placesOfEntries(
  { assessment }: Workspace,
  list: ListName,
  entries: readonly (JsonValue | undefined)[],
): readonly number[] {
  const now = listOf(assessment, list);
  // Equal strings cannot be told apart, as two unknowns with the same text: each takes the next place that is free.
  const places = new Set<number>();
  for (const entry of entries) {
    const place = now.findIndex((each, index) => each === entry && !places.has(index));
    if (place < 0) throw new EditError('The list has changed. Check it and delete the entries again.', pointer(list));
    places.add(place);
  }
  return [...places];
}

/** Resolves to whether the entries were deleted. */
export type DeleteEntries = (deletion: Deletion) => Promise<boolean>;

/** Deletes entries of the open draft, with a message that can undo it. */
export function useDeleteEntries(): DeleteEntries {
  const { desk } = useStores();
  const doWithUndo = useDoWithUndo();
  const ask = useAsk();
  return useCallback(
    async ({ list, indices, label, question, message }) => {
      const { draft, access } = desk.getState();
      if (!draft) return false;
      const before = draft.workspace;
      const entries = indices.map((index) => listOf(before.assessment, list)[index]);
      if (question && access === 'writing' && !(await ask(question))) return false;
      const deleting = (now: Workspace) =>
        deleteEntries(list, now === before ? indices : placesOfEntries(now, list, entries));
      return doWithUndo(deleting, { label }, message);
    },
    [desk, doWithUndo, ask],
  );
}
