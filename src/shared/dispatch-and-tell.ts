/** Carries out edits for a feature, and says in words why one cannot be done. */
import { useCallback, useMemo } from 'react';
import { EditError } from '../core/assessment/edit-error.ts';
import type { Edit } from '../core/assessment/edit.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import { useDesk, useStores } from '../store/context.tsx';
import type { DeskStore } from '../store/desk-store.ts';
import type { StepLabel } from '../store/history.ts';
import { readingWords } from '../ui/reading-note.ts';
import { useToast, type Toast } from '../ui/toast.tsx';

/** An edit, or what makes one of the draft as it is when the edit is carried out. */
export type EditOf = Edit | ((workspace: Workspace) => Edit);

/** Whether the edit could be done; it may have changed nothing. */
export type DispatchAndTell = (edit: EditOf, step: StepLabel) => boolean;

/** Where edits go, and where it is said that one cannot be done. */
export interface EditTarget {
  readonly desk: DeskStore;
  readonly toast: (toast: Toast) => void;
  /**
   * The draft that the edits are meant for. Between asking for an edit and carrying it out a file may be read, or a
   * question answered: another draft that is open by then is never touched.
   */
  readonly draftId: string | undefined;
}

/** Carries out an edit as one step. Where it cannot be done, a message says why and nothing changes. */
export function dispatchAndTell({ desk, toast, draftId }: EditTarget, edit: EditOf, step: StepLabel): boolean {
  const { draft, access } = desk.getState();
  if (draft?.id !== draftId || !draft) {
    toast({ text: `Could not complete “${step.label}”. Its draft was closed. Open it and try again.`, trouble: true });
    return false;
  }
  if (access === 'following') {
    toast({ text: readingWords });
    return false;
  }
  try {
    desk.actions.dispatch(typeof edit === 'function' ? edit(draft.workspace) : edit, step);
    return true;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    toast({ text: `Could not complete “${step.label}”. ${error.message}`, trouble: true });
    return false;
  }
}

/** The draft that is open while the component renders, as a target of edits. */
export function useEditTarget(): EditTarget {
  const { desk } = useStores();
  const toast = useToast();
  const draftId = useDesk(({ draft }) => draft?.id);
  return useMemo(() => ({ desk, toast, draftId }), [desk, toast, draftId]);
}

/** `dispatchAndTell` for the draft that is open while the component renders, whichever is open when it is called. */
export function useDispatchAndTell(): DispatchAndTell {
  const target = useEditTarget();
  return useCallback((edit, step) => dispatchAndTell(target, edit, step), [target]);
}
