import { follow, type History, type StepLabel, type StepMark } from '../core/workspace/history.ts';
import { diffWorkspaces } from '../core/workspace/patch.ts';
import { valueAt } from '../core/json/pointer.ts';
import { fingerprintPath } from '../core/workspace/follow-fingerprint.ts';
import { asTree } from '../core/workspace/workspace-tree.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { continuesTyping } from './typing.ts';

export type { History, Step, StepLabel, StepMark } from '../core/workspace/history.ts';

/** A pause this long, in ms, starts a new step even in the same group. */
export const groupPause = 1500;

/** Determines the history step of a change from `before` to `after`; see `markOf`. */
export type MarkOf = (history: History, before: Workspace, after: Workspace, step: StepLabel, at: number) => StepMark;

/**
 * Determines the history step of a change from `before` to `after`: a new step, or part of the last one. Changes of one
 * group in quick succession are one step, such as a drag or a held arrow key; in text, a new word starts a new step
 * (see `typing.ts`).
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

/** Returns the history after a step from `before` to `after`. */
export function record(history: History, before: Workspace, after: Workspace, step: StepLabel, at: number): History {
  return follow(history, before, markOf(history, before, after, step, at));
}

/** Whether a change continues the word typed since `start`; true for anything that is not text. */
function isSameWord(start: Workspace, before: Workspace, after: Workspace): boolean {
  // The fingerprint changes with every edit of the casefile, so it does not count as a change.
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
