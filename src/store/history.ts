/** Turns changes of the open draft into undo steps, and decides which changes are one step. */
import type { History, StepLabel, StepMark } from '../core/workspace/history.ts';
import { diffWorkspaces, type Patch } from '../core/workspace/patch.ts';
import { valueAt } from '../core/json/pointer.ts';
import { sameJson } from '../core/json/same-json.ts';
import { fingerprintPath } from '../core/workspace/casefile-edits.ts';
import { asTree } from '../core/workspace/workspace-tree.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { continuesTyping } from './typing.ts';

export type { History, Step, StepLabel, StepMark } from '../core/workspace/history.ts';

/** A pause this long, in ms, starts a new step even in the same group. */
export const groupPause = 1500;

/** A change of the open draft. */
export interface DraftChange {
  readonly mark: StepMark;
  /** Returns the patches of the change, which are computed once, on first use. */
  readonly patches: () => readonly Patch[];
}

/**
 * Describes a change from `before` to `after`; see `changeOf`. `composedSince` is when the input method began the text
 * that it is composing, in ms since 1970; undefined if it composes none.
 */
export type ChangeOf = (
  history: History,
  before: Workspace,
  after: Workspace,
  made: StepLabel | 'undo' | 'redo',
  at: number,
  composedSince?: number,
) => DraftChange;

/**
 * Describes a change from `before` to `after`. An edit is a new step, or part of the last one: changes of one group in
 * quick succession are one step, such as a drag or a held arrow key; in text, a new word starts a new step (see
 * `typing.ts`). What an input method composes at once is one step, however long it takes. A step of which nothing is
 * left is removed.
 */
export const changeOf: ChangeOf = (history, before, after, made, at, composedSince) => {
  let computed: readonly Patch[] | undefined;
  const patches = () => (computed ??= diffWorkspaces(before, after));
  if (typeof made === 'string') return { mark: { kind: made }, patches };
  const last = history.past.at(-1);
  const joins =
    last !== undefined &&
    made.group !== undefined &&
    last.group === made.group &&
    history.future.length === 0 &&
    ((composedSince !== undefined && last.at >= composedSince) ||
      (at - last.at < groupPause && isSameWord(last.before, before, patches())));
  if (!joins) return { mark: { kind: 'do', ...made, at }, patches };
  const cancels = sameJson(last.before, after);
  return { mark: { kind: 'do', ...made, at, joins, ...(cancels ? { cancels } : {}) }, patches };
};

/** Whether a change continues the word typed since `start`; true for anything that is not text. */
function isSameWord(start: Workspace, before: Workspace, patches: readonly Patch[]): boolean {
  // The fingerprint changes with every edit of the casefile, so it does not count as a change.
  const [patch, ...others] = patches.filter(({ path }) => path !== fingerprintPath);
  if (patch?.op !== 'set' || others.length > 0) return true;
  const [first, old, fresh] = [textAt(start, patch.path), textAt(before, patch.path), patch.value];
  if (first === undefined || old === undefined || typeof fresh !== 'string') return true;
  return continuesTyping(first, old, fresh);
}

function textAt(workspace: Workspace, path: string): string | undefined {
  const value = valueAt(asTree(workspace), path);
  return typeof value === 'string' ? value : undefined;
}
