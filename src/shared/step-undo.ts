/** Undoes one particular step of the history, and never another one. */
import type { Step } from '../core/workspace/history.ts';
import type { Stores } from './context.tsx';
import type { DeskState, OpenDraft } from '../store/desk-store.ts';
import { readOnlyMessage } from '../ui/read-only-note.ts';
import type { ToastAction } from '../ui/toast.tsx';
import { keepSelectedEntry } from './keep-selected-entry.ts';

/** Identifies one step of one draft, even after undo and redo or after the draft was reopened. */
export interface StepRef {
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
export function newestStep({ id, history: { past } }: OpenDraft): StepRef | undefined {
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
export interface UndoParts extends Pick<Stores, 'desk' | 'view'> {
  /** Announces a sentence to screen readers. */
  readonly say: (text: string) => void;
}

/** Returns a button for a message. It undoes exactly the given step, or is disabled and says why. */
export function undoAction({ desk, view, say }: UndoParts, ref: StepRef, onUndone?: () => void): ToastAction {
  const whyNot = (): string | undefined => whyNotUndone(desk.getState(), ref);
  const onAction = (): void => {
    if (whyNot() !== undefined) return;
    keepSelectedEntry({ desk, view }, desk.actions.undo);
    say(`Undone: ${ref.label}`);
    onUndone?.();
  };
  return { title: 'Undo', onAction, availability: { subscribe: desk.subscribe, whyNot } };
}
