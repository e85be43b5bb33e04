/** Applies the edits of features and tells the person the result. */
import { useCallback, useMemo } from 'react';
import type { EditOf, EditResult } from '../store/edit-result.ts';
import type { StepLabel } from '../store/history.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { readOnlyMessage } from '../ui/read-only-note.ts';
import { useToast, type Toast } from '../ui/toast.tsx';
import { useDesk, useStores } from './context.tsx';
import { newestStep, undoAction, type UndoParts } from './step-undo.ts';

/** The message about a completed edit. */
export interface DoneMessage {
  readonly text: string;
  /** Shows the text with the languages of what it quotes. */
  readonly quoting?: Toast['quoting'];
  /** The text if the edit changed nothing; by default the same text. This message has no undo button. */
  readonly nothing?: string;
  /** Called after the step was undone from the message. */
  readonly onUndone?: () => void;
}

/**
 * Applies an edit as one step. If that fails, a message says why and nothing changes. With a message, the person can
 * undo exactly that step from it. Returns true if the edit succeeded, even if it changed nothing.
 */
export type DispatchAndTell = (edit: EditOf, step: StepLabel, message?: DoneMessage) => boolean;

/** The draft that edits apply to, and where their results are shown. */
export interface EditTarget extends UndoParts {
  readonly toast: (toast: Toast) => void;
  /**
   * The draft that the edits are for. Reading a file or a confirmation can come between the request and the edit, and
   * another draft may be open by then. That draft is never changed.
   */
  readonly draftId: string | undefined;
}

/** Returns the message about an edit that failed; undefined if it succeeded. */
export function failureToast(result: EditResult, { label }: StepLabel): Toast | undefined {
  const failureOf = (why: string): Toast => ({ text: `Could not complete “${label}”. ${why}`, trouble: true });
  if (result.kind === 'read-only') return { text: readOnlyMessage };
  if (result.kind === 'closed') return failureOf('Its draft was closed. Open it and try again.');
  return result.kind === 'refused' ? failureOf(result.message) : undefined;
}

/** Applies an edit and shows the result; see `DispatchAndTell`. */
export function dispatchAndTell(target: EditTarget, ...[edit, step, message]: Parameters<DispatchAndTell>): boolean {
  const { desk, draftId, toast } = target;
  const isOpen = desk.getState().draft?.id === draftId;
  const result: EditResult = isOpen ? desk.actions.dispatch(edit, step) : { kind: 'closed' };
  const failure = failureToast(result, step);
  if (failure) {
    toast(failure);
    return false;
  }
  if (message) toast(doneToast(target, result, message));
  return true;
}

function doneToast(target: EditTarget, { kind }: EditResult, { text, quoting, nothing, onUndone }: DoneMessage): Toast {
  const { draft } = target.desk.getState();
  const step = kind === 'applied' && draft ? newestStep(draft) : undefined;
  const words = { text: step ? text : (nothing ?? text), ...(quoting && { quoting }) };
  return step ? { ...words, action: undoAction(target, step, onUndone) } : words;
}

/**
 * Returns `dispatchAndTell` for the draft that is open when the component renders, even if another one is open when it
 * is called.
 */
export function useDispatchAndTell(): DispatchAndTell {
  const { desk, view } = useStores();
  const toast = useToast();
  const say = useAnnounce();
  const draftId = useDesk(({ draft }) => draft?.id);
  const target = useMemo(() => ({ desk, view, toast, say, draftId }), [desk, view, toast, say, draftId]);
  return useCallback((...how) => dispatchAndTell(target, ...how), [target]);
}
