import type { Workspace } from './workspace.ts';

/** How a step is called in the history, and with which steps it is one in a person's eyes. */
export interface StepLabel {
  /** What was done, as a noun phrase for “Undo …”: 'typing in Proposition', 'delete 3 claims'. */
  readonly label: string;
  /** Steps with the same group that follow each other closely become one. Leave it out for a step that stands alone. */
  readonly group?: string;
  /** The state before the step is worth keeping among the draft's earlier states, whatever the step itself shows. */
  readonly keepBefore?: boolean;
}

export interface Step extends StepLabel {
  /** The workspace before the step. It shares everything unchanged with its neighbours. */
  readonly before: Workspace;
  /** When the step was last added to, in ms since 1970. */
  readonly at: number;
}

/** The steps that lead to a workspace. `past` ends with the last step, `future` with the one that was undone last. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };

/** How many steps are kept; the oldest go first. */
export const historyLimit = 1000;

/**
 * What one change of a draft was in the history: a step, more of the last step (`joins`), or a way back or forth over
 * one. With the workspaces before and after, it is all that is needed to follow a history; see `follow`.
 */
export type StepMark =
  | {
      readonly kind: 'do';
      readonly label: string;
      readonly group?: string;
      readonly at: number;
      readonly joins?: true;
      readonly keepBefore?: boolean;
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** The history after a change that led away from `before`. What does not fit, an undo of nothing, becomes a step. */
export function follow(history: History, before: Workspace, mark: StepMark): History {
  if (mark.kind === 'undo') return (stepBack(history, before) ?? stepDone(history, before, 'undo')).history;
  if (mark.kind === 'redo') return (stepForward(history, before) ?? stepDone(history, before, 'redo')).history;
  const last = history.past.at(-1);
  if (mark.joins && last) return { past: history.past.with(-1, { ...last, at: mark.at }), future: [] };
  const { label, group, at } = mark;
  const step: Step = { label, ...(group === undefined ? {} : { group }), before, at };
  return { past: [...history.past.slice(-(historyLimit - 1)), step], future: [] };
}

/** One step back: the workspace to return to and the history then; undefined at the beginning. */
export function stepBack(history: History, now: Workspace): { workspace: Workspace; history: History } | undefined {
  const last = history.past.at(-1);
  if (!last) return undefined;
  const undone: Step = { label: last.label, before: now, at: last.at };
  return { workspace: last.before, history: { past: history.past.slice(0, -1), future: [...history.future, undone] } };
}

/** One step forward again; undefined where nothing was undone. */
export function stepForward(history: History, now: Workspace): { workspace: Workspace; history: History } | undefined {
  const next = history.future.at(-1);
  if (!next) return undefined;
  const done: Step = { label: next.label, before: now, at: next.at };
  return { workspace: next.before, history: { past: [...history.past, done], future: history.future.slice(0, -1) } };
}

function stepDone(history: History, before: Workspace, label: string): { history: History } {
  return { history: follow(history, before, { kind: 'do', label, at: 0 }) };
}
