/** Undo and redo as data: the steps of a draft, and how a change, an undo or a redo extends them. */
import type { Workspace } from './workspace.ts';

/** The name of a step in the history, and its group. */
export interface StepLabel {
  /** The change as a noun phrase for “Undo …”: 'typing in Proposition', 'delete 3 claims'. */
  readonly label: string;
  /** Steps with the same group that follow each other closely become one. Omit it for a separate step. */
  readonly group?: string;
  /** Whether the state before the step is saved in the version history. */
  readonly keepBefore?: boolean;
}

/** One step that can be undone. */
export interface Step extends StepLabel {
  /** The workspace before the step. It shares everything unchanged with its neighbours. */
  readonly before: Workspace;
  /** When the step was last extended, in ms since 1970. */
  readonly at: number;
}

/** The steps that lead to a workspace. `past` ends with the last step, `future` with the last undone one. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** The history of a draft that was not changed yet. */
export const emptyHistory: History = { past: [], future: [] };

/** The maximum number of steps. The oldest are dropped first. */
export const historyLimit = 1000;

/**
 * One change in the history: a step, an extension of the last step (`joins`), the end of the last step because nothing
 * of it is left (`cancels`), an undo or a redo. With the workspaces before and after, this is all that `follow` needs.
 */
export type StepMark =
  | {
      readonly kind: 'do';
      readonly label: string;
      readonly group?: string;
      readonly at: number;
      readonly joins?: true;
      /** Only together with `joins`. */
      readonly cancels?: true;
      readonly keepBefore?: boolean;
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/**
 * Returns the history after a change from `before`. An impossible change, such as an undo without steps, becomes a
 * step.
 */
export function follow(history: History, before: Workspace, mark: StepMark): History {
  if (mark.kind === 'undo') return (stepBack(history, before) ?? stepDone(history, before, 'undo')).history;
  if (mark.kind === 'redo') return (stepForward(history, before) ?? stepDone(history, before, 'redo')).history;
  const last = history.past.at(-1);
  if (mark.joins && mark.cancels) return { past: history.past.slice(0, -1), future: [] };
  if (mark.joins && last) return { past: history.past.with(-1, { ...last, at: mark.at }), future: [] };
  const { label, group, at } = mark;
  const step: Step = { label, ...(group === undefined ? {} : { group }), before, at };
  return { past: [...history.past.slice(-(historyLimit - 1)), step], future: [] };
}

/** Undoes one step: returns the earlier workspace and its history; undefined at the beginning. */
export function stepBack(history: History, now: Workspace): { workspace: Workspace; history: History } | undefined {
  const last = history.past.at(-1);
  if (!last) return undefined;
  const undone: Step = { label: last.label, before: now, at: last.at };
  return { workspace: last.before, history: { past: history.past.slice(0, -1), future: [...history.future, undone] } };
}

/** Redoes one step; undefined if nothing was undone. */
export function stepForward(history: History, now: Workspace): { workspace: Workspace; history: History } | undefined {
  const next = history.future.at(-1);
  if (!next) return undefined;
  const done: Step = { label: next.label, before: now, at: next.at };
  return { workspace: next.before, history: { past: [...history.past, done], future: history.future.slice(0, -1) } };
}

function stepDone(history: History, before: Workspace, label: string): { history: History } {
  return { history: follow(history, before, { kind: 'do', label, at: 0 }) };
}
