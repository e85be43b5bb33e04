import { follow, type History, type StepLabel, type StepMark } from '../core/assessment/history.ts';
import { diffWorkspaces } from '../core/assessment/patch.ts';
import { valueAt } from '../core/assessment/pointer.ts';
import { fingerprintPath } from '../core/casefile/follow-fingerprint.ts';
import { asTree } from '../core/assessment/workspace-tree.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import { continuesTyping } from './typing.ts';

export type { History, Step, StepLabel, StepMark } from '../core/assessment/history.ts';

/** A pause this long, in ms, starts a new step even in the same group. */
export const groupPause = 1500;

/** Tells what a change from `before` to `after` is in the history; see `markOf`. */
export type MarkOf = (history: History, before: Workspace, after: Workspace, step: StepLabel, at: number) => StepMark;

/**
 * What a change from `before` to `after` is in the history: a step of its own, or more of the last one. Changes of one
 * group that follow each other closely are one step, as a drag or an arrow key held down is; in text, a new word begins
 * a new step (see `typing.ts`).
 */
export function markOf(history: History, before: Workspace, after: Workspace, step: StepLabel, at: number): StepMark {
  const last = history.past.at(-1);
  const joins =
    last !== undefined &&
    step.group !== undefined &&
    last.group === step.group &&
    at - last.at < groupPause &&
    history.future.length === 0 &&
    isSameWord(last.before, before, after);
  return { kind: 'do', ...step, at, ...(joins ? { joins } : {}) };
}

/** The history after a step that led from `before` to `after`. */
export function record(history: History, before: Workspace, after: Workspace, step: StepLabel, at: number): History {
  return follow(history, before, markOf(history, before, after, step, at));
}

/** Whether a change goes on with the word that the step has been about since `start`; true for all that is no text. */
function isSameWord(start: Workspace, before: Workspace, after: Workspace): boolean {
  // The fingerprint follows what is typed into the casefile: it is no change of its own.
  const [patch, ...others] = diffWorkspaces(before, after).filter(({ path }) => path !== fingerprintPath);
  if (patch?.op !== 'set' || others.length > 0) return true;
  const [first, old, fresh] = [textAt(start, patch.path), textAt(before, patch.path), patch.value];
  if (first === undefined || old === undefined || typeof fresh !== 'string') return true;
  return continuesTyping(first, old, fresh);
}

function textAt(workspace: Workspace, path: string): string | undefined {
  const value = valueAt(asTree(workspace), path);
  return typeof value === 'string' ? value : undefined;
}
