/** Converts the undo history to and from its stored form, within size limits. */
import { emptyHistory, type History, type Step } from '../../core/workspace/history.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { applyPatches, diffWorkspaces, isPatch, type Patch } from '../../core/workspace/patch.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { sealOf } from './seal.ts';

/** One stored step: its label, and the patches to the workspace that it leads to. */
interface StoredStep {
  readonly label: string;
  readonly group?: string;
  readonly at: number;
  readonly patches: readonly Patch[];
}

/** A history stored with a full copy: as patches from step to step, starting at the copy. */
export interface StoredHistory {
  /** Most recently done step first. */
  readonly past: readonly StoredStep[];
  /** Most recently undone step first. */
  readonly future: readonly StoredStep[];
  readonly seal: number;
}

/** The maximum number of steps in each direction, and of their JSON in UTF-16 units. */
export const storedStepLimits = { count: 250, length: 2_000_000 };

/** Converts a history for storage with a copy of `workspace`. Drops the oldest steps beyond the limits. */
export function toStoredHistory(workspace: Workspace, history: History): StoredHistory {
  const past = toStoredSteps(workspace, history.past);
  const future = toStoredSteps(workspace, history.future);
  return { past, future, seal: sealOf([past, future]) };
}

/** Reads a stored history; empty and marked as damaged if it was altered. */
export function fromStoredHistory(workspace: Workspace, stored: unknown): { history: History; damaged: boolean } {
  if (stored === undefined) return { history: emptyHistory, damaged: false };
  const { past, future, seal } = isJsonObject(stored) ? stored : {};
  const readable = isStoredSteps(past) && isStoredSteps(future) && seal === sealOf([past, future]);
  if (!readable) return { history: emptyHistory, damaged: true };
  try {
    return { history: { past: steps(workspace, past), future: steps(workspace, future) }, damaged: false };
  } catch {
    return { history: emptyHistory, damaged: true };
  }
}

function toStoredSteps(workspace: Workspace, all: readonly Step[]): readonly StoredStep[] {
  const stored: StoredStep[] = [];
  let from = workspace;
  let length = 0;
  for (const { label, group, at, before } of all.slice(-storedStepLimits.count).reverse()) {
    const step = { label, ...(group === undefined ? {} : { group }), at, patches: diffWorkspaces(from, before) };
    length += JSON.stringify(step).length;
    if (length > storedStepLimits.length) break;
    stored.push(step);
    from = before;
  }
  return stored;
}

function steps(workspace: Workspace, stored: readonly StoredStep[]): readonly Step[] {
  let before = workspace;
  return stored
    .map(({ patches, ...step }): Step => {
      before = applyPatches(before, patches);
      return { ...step, before };
    })
    .reverse();
}

function isStoredSteps(value: JsonValue | undefined): value is readonly JsonValue[] & readonly StoredStep[] {
  return isJsonArray(value) && value.every(isStoredStep);
}

function isStoredStep(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const { label, at, patches } = value;
  return typeof label === 'string' && typeof at === 'number' && isJsonArray(patches) && patches.every(isPatch);
}
