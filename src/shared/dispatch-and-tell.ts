/** Applies the edits of features and tells the person the result. */
import { useCallback, useMemo } from 'react';
import type { EditOf, EditResult, DeskState, OpenDraft } from '../desk/desk-store.ts';
import type { StepLabel } from '../desk/history.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { readOnlyMessage } from '../ui/read-only-note.ts';
import { useToast, type Toast, type ToastAction } from '../ui/toast.tsx';
import { useDesk, useStores, type Stores } from './context.tsx';
import type { Step } from '../core/workspace/history.ts';
import type { JsonValue } from '../core/json/json.ts';
import { childAt } from '../core/json/pointer.ts';
import { listOf, type ListName } from '../core/assessment/view.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { Selection } from '../desk/view-store.ts';

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
 * undo exactly that step from it; a function returns the message after the edit. Returns true if the edit succeeded,
 * even if it changed nothing.
 */
export type DispatchAndTell = (
  edit: EditOf,
  step: StepLabel,
  message?: DoneMessage | (() => DoneMessage | undefined),
) => boolean;

/** The draft that edits apply to, and where their results are shown. */
interface EditTarget extends UndoParts {
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
  const done = typeof message === 'function' ? message() : message;
  if (done) toast(doneToast(target, result, done));
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

/** Identifies one step of one draft, even after undo and redo or after the draft was reopened. */
interface StepRef {
  readonly draftId: string;
  /** The number of steps in the history up to and including this one. */
  readonly depth: number;
  readonly label: string;
  /**
   * In milliseconds since 1970. Typing that joins the step changes this value, because undoing the step would then undo
   * more.
   */
  readonly at: number;
}

/** Returns the newest step of a draft; undefined if there is none. */
function newestStep({ id, history: { past } }: OpenDraft): StepRef | undefined {
  const step = past.at(-1);
  return step && { draftId: id, depth: past.length, label: step.label, at: step.at };
}

/**
 * Returns the reason why a step cannot be undone now, as a sentence. Returns undefined if it is the newest step of the
 * open draft.
 */
function whyNotUndone({ draft, access }: DeskState, ref: StepRef): string | undefined {
  if (draft?.id !== ref.draftId) return 'The draft of this step is not open. Open it to undo the step.';
  if (access === 'following') return readOnlyMessage;
  const { past, future } = draft.history;
  const isMeant = (step: Step | undefined): boolean => step?.label === ref.label && step.at === ref.at;
  if (past.length === ref.depth && isMeant(past.at(-1))) return undefined;
  if (past.length < ref.depth && isMeant(future.at(past.length - ref.depth))) return 'This step is already undone.';
  return 'The draft has changed since then. Use Undo in the top bar to undo one step at a time.';
}

/** What undoing a step needs. */
interface UndoParts extends Pick<Stores, 'desk' | 'view'> {
  /** Announces a sentence to screen readers. */
  readonly say: (text: string) => void;
}

/** Returns a button for a message. It undoes exactly the given step, or is disabled and says why. */
function undoAction({ desk, view, say }: UndoParts, ref: StepRef, onUndone?: () => void): ToastAction {
  const whyNot = (): string | undefined => whyNotUndone(desk.getState(), ref);
  const onAction = (): void => {
    if (whyNot() !== undefined) return;
    keepSelectedEntry({ desk, view }, desk.actions.undo);
    say(`Undone: ${ref.label}`);
    onUndone?.();
  };
  return { title: 'Undo', onAction, availability: { subscribe: desk.subscribe, whyNot } };
}

/**
 * Runs a step, such as an undo, and selects the same entry afterwards, even if its index has changed. If the step
 * deleted the entry, another one is selected; the passage stays, because a person who undoes a new claim goes on in its
 * text.
 */
export function keepSelectedEntry({ desk, view }: Pick<Stores, 'desk' | 'view'>, step: () => void): void {
  const before = desk.getState().draft?.workspace;
  step();
  const after = desk.getState().draft?.workspace;
  if (!before || !after || before === after) return;
  const { selection, passageId, observationId } = view.getState();
  const next = followEntry(selection, before, after);
  if (next.section === selection.section && next.index === selection.index) return;
  view.actions.select(next);
  if (next.index === undefined && passageId !== null) view.actions.showPassage(passageId, observationId);
}

const idNames: Readonly<Partial<Record<ListName, string>>> = {
  claims: 'claim_id',
  power_bases: 'power_basis_id',
  intent_hypotheses: 'hypothesis_id',
};

/**
 * Returns the selection after undo or redo: the same entry object, else the entry with its ID, else the entry at its
 * index if the list has the same length. The list itself if the entry was deleted.
 */
export function followEntry({ section, index }: Selection, before: Workspace, after: Workspace): Selection {
  if (index === undefined || section === 'document' || section === 'casefile') return { section };
  const was = listOf(before.assessment, section);
  const now = listOf(after.assessment, section);
  if (was === now) return { section, index };
  const entry = was[index];
  // Texts can be repeated, so one that did not move is looked for first at its own place.
  const at = entry === undefined ? -1 : now[index] === entry ? index : placeOf(entry, now, idNames[section]);
  if (at >= 0) return { section, index: at };
  return was.length === now.length ? { section, index } : { section };
}

function placeOf(entry: JsonValue, list: readonly JsonValue[], idName: string | undefined): number {
  const same = list.indexOf(entry);
  const id = idName === undefined ? undefined : childAt(entry, idName);
  return same >= 0 || id === undefined ? same : list.findIndex((each) => childAt(each, idName ?? '') === id);
}
