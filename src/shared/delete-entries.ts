/** Deletes entries of a list, after asking for confirmation if needed. */
import { useCallback } from 'react';
import { deleteEntries } from '../core/workspace/edits.ts';
import type { JsonValue } from '../core/json/json.ts';
import { pointer } from '../core/json/pointer.ts';
import { EditError } from '../core/json/edit-error.ts';
import { listOf } from '../core/assessment/view.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { ListName } from '../core/assessment/view.ts';
import { useStores } from './context.tsx';
import { useAsk, type Question } from '../ui/ask.tsx';
import { useDispatchAndTell, type DoneMessage } from './dispatch-and-tell.ts';

/** Entries to delete, with the confirmation before and the message after. */
export interface Deletion {
  readonly list: ListName;
  readonly indices: readonly number[];
  /** The step’s name in the history. */
  readonly label: string;
  /** The confirmation to show first. Without it, the entries are deleted at once. */
  readonly question?: Question | undefined;
  readonly message: DoneMessage;
}

/**
 * Returns the current indices of entries, found by identity. Throws `EditError` if an entry was changed or deleted in
 * the meantime, because the confirmation was about its earlier content.
 */
export function placesOfEntries(
  { assessment }: Workspace,
  list: ListName,
  entries: readonly (JsonValue | undefined)[],
): readonly number[] {
  const now = listOf(assessment, list);
  // Equal strings, such as two unknowns with the same text, are indistinguishable. Each takes the next free index.
  const places = new Set<number>();
  for (const entry of entries) {
    const place = now.findIndex((each, index) => each === entry && !places.has(index));
    if (place < 0) throw new EditError('The list has changed. Check it and delete the entries again.', pointer(list));
    places.add(place);
  }
  return [...places];
}

/** Resolves to true if the entries were deleted. */
export type DeleteEntries = (deletion: Deletion) => Promise<boolean>;

/** Returns a function that deletes entries of the open draft and shows a message with an undo button. */
export function useDeleteEntries(): DeleteEntries {
  const { desk } = useStores();
  const run = useDispatchAndTell();
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
      return run(deleting, { label }, message);
    },
    [desk, run, ask],
  );
}
