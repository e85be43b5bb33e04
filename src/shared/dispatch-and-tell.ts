/** Applies the edits of features. If an edit fails, a message says why. */
import { useCallback, useMemo } from 'react';
import { EditError } from '../core/json/edit-error.ts';
import type { Edit } from '../core/workspace/edit.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { useDesk, useStores } from './context.tsx';
import type { DeskStore } from '../store/desk-store.ts';
import type { StepLabel } from '../store/history.ts';
import { readOnlyMessage } from '../ui/read-only-note.ts';
import { useToast, type Toast } from '../ui/toast.tsx';

/** An edit, or a function that makes one from the current draft. */
export type EditOf = Edit | ((workspace: Workspace) => Edit);

/** Applies an edit. Returns true if it succeeded, even if it changed nothing. */
export type DispatchAndTell = (edit: EditOf, step: StepLabel) => boolean;

/** The draft that edits apply to, and where failures are reported. */
export interface EditTarget {
  readonly desk: DeskStore;
  readonly toast: (toast: Toast) => void;
  /**
   * The draft that the edits are for. Reading a file or a confirmation can come between the request and the edit, and
   * another draft may be open by then. That draft is never changed.
   */
  readonly draftId: string | undefined;
}

/** Applies an edit as one step. If it fails, a message says why and nothing changes. */
export function dispatchAndTell({ desk, toast, draftId }: EditTarget, edit: EditOf, step: StepLabel): boolean {
  const { draft, access } = desk.getState();
  if (draft?.id !== draftId || !draft) {
    toast({ text: `Could not complete “${step.label}”. Its draft was closed. Open it and try again.`, trouble: true });
    return false;
  }
  if (access === 'following') {
    toast({ text: readOnlyMessage });
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

/** Returns an edit target for the draft that is open when the component renders. */
export function useEditTarget(): EditTarget {
  const { desk } = useStores();
  const toast = useToast();
  const draftId = useDesk(({ draft }) => draft?.id);
  return useMemo(() => ({ desk, toast, draftId }), [desk, toast, draftId]);
}

/**
 * Returns `dispatchAndTell` for the draft that is open when the component renders, even if another one is open when it
 * is called.
 */
export function useDispatchAndTell(): DispatchAndTell {
  const target = useEditTarget();
  return useCallback((edit, step) => dispatchAndTell(target, edit, step), [target]);
}
