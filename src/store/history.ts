import { follow, type History, type StepLabel, type StepMark } from '../core/assessment/history.ts';
import type { Workspace } from '../core/assessment/workspace.ts';

export type { History, Step, StepLabel, StepMark } from '../core/assessment/history.ts';

/** A pause this long, in ms, starts a new step even in the same group. */
export const groupPause = 1500;

/**
 * What a change from `before` to `after` is in the history: a step of its own, or more of the last one.
 */
export function markOf(history: History, before: Workspace, _after: Workspace, step: StepLabel, at: number): StepMark {
  const last = history.past.at(-1);
  const joins =
    last !== undefined &&
    step.group !== undefined &&
    last.group === step.group &&
    at - last.at < groupPause &&
    history.future.length === 0;
  return { kind: 'do', ...step, at, ...(joins ? { joins } : {}) };
}

/** The history after a step that led from `before` to `after`. */
export function record(history: History, before: Workspace, after: Workspace, step: StepLabel, at: number): History {
  return follow(history, before, markOf(history, before, after, step, at));
}
