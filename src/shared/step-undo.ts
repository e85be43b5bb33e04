/** Takes back one particular step of the history, and no other one in its place. */
import type { Step } from '../core/assessment/history.ts';
import type { Stores } from '../store/context.tsx';
import type { DeskState, OpenDraft } from '../store/desk-store.ts';
import { readingWords } from '../ui/reading-note.ts';
import { keepingEntry } from './keep-entry.ts';

/** One step of one draft, as it can be recognised after others were undone and redone, or the draft was opened again. */
export interface StepRef {
  readonly draftId: string;
  /** How many steps led up to it, itself included. */
  readonly depth: number;
  readonly label: string;
  /** In ms since 1970. Typing that joins the step changes it, and with it what undoing the step would take back. */
  readonly at: number;
}

/** The newest step of a draft; undefined where it has none. */
export function newestStep({ id, history: { past } }: OpenDraft): StepRef | undefined {
  const step = past.at(-1);
  return step && { draftId: id, depth: past.length, label: step.label, at: step.at };
}

/** Why a step cannot be undone now, in a sentence; undefined while it is the newest step of the open draft. */
export function whyNotUndone({ draft, access }: DeskState, ref: StepRef): string | undefined {
  if (draft?.id !== ref.draftId) return 'Undo is in the draft that this is about. Open that draft again to use it.';
  if (access === 'following') return readingWords;
  const { past, future } = draft.history;
  const isMeant = (step: Step | undefined): boolean => step?.label === ref.label && step.at === ref.at;
  if (past.length === ref.depth && isMeant(past.at(-1))) return undefined;
  if (past.length < ref.depth && isMeant(future.at(past.length - ref.depth))) return 'This step is already undone.';
  return 'The draft has changed since then. Use Undo in the toolbar to undo one step at a time.';
}

/** Undoes the step where it still can be. Returns whether it did. */
export function undoStep({ desk, view }: Pick<Stores, 'desk' | 'view'>, ref: StepRef): boolean {
  if (whyNotUndone(desk.getState(), ref) !== undefined) return false;
  keepingEntry({ desk, view }, desk.actions.undo);
  return true;
}
