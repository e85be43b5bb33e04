import type { Workspace } from '../core/assessment/workspace.ts';

/** How a step is called in the history, and with which steps it is one in a person's eyes. */
export interface StepLabel {
  /** What was done, as a noun phrase for “Undo …”: 'typing in Proposition', 'delete 3 claims'. */
  readonly label: string;
  /**
   * Steps with the same group that follow each other become one, until the group changes or a pause of
   * `groupPause` ms. Leave it out for a step that stands alone.
   */
  readonly group?: string;
}

export interface Step extends StepLabel {
  /** The workspace before the step. It shares everything unchanged with its neighbours. */
  readonly before: Workspace;
  /** When the step was last added to, in ms of the store's clock. */
  readonly at: number;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };

/** A pause this long, in ms, starts a new step even in the same group. */
export const groupPause = 1500;

/** How many steps are kept; the oldest go first. */
export const historyLimit = 1000;

/** The history after a step that led away from `before`. */
export function record(history: History, before: Workspace, step: StepLabel, at: number): History {
  const last = history.past.at(-1);
  if (
    last &&
    step.group !== undefined &&
    last.group === step.group &&
    at - last.at < groupPause &&
    history.future.length === 0
  ) {
    return { past: [...history.past.slice(0, -1), { ...last, at }], future: [] };
  }
  return { past: [...history.past.slice(-(historyLimit - 1)), { ...step, before, at }], future: [] };
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
