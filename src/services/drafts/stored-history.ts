import { emptyHistory, type History, type Step } from '../../core/assessment/history.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/assessment/json.ts';
import { applyPatches, diffWorkspaces, isPatch, type Patch } from '../../core/assessment/patch.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { sealOf } from './seal.ts';

/** One step of a kept history: how it is called, and the way to the workspace that it leads to. */
interface StoredStep {
  readonly label: string;
  readonly group?: string;
  readonly at: number;
  readonly patches: readonly Patch[];
}

/** A history beside a whole copy: not its states, but the ways from each to the next, counted from the copy. */
export interface StoredHistory {
  /** The step that was done last comes first. */
  readonly past: readonly StoredStep[];
  /** The step that was undone last comes first. */
  readonly future: readonly StoredStep[];
  readonly seal: number;
}

/** How many steps each way are kept, and how long their JSON may be in all, in UTF-16 units. */
export const storedStepLimits = { count: 250, length: 2_000_000 };

/** The history as it is kept beside a copy of `workspace`. What goes beyond the limits, the oldest, is left out. */
export function toStoredHistory(workspace: Workspace, history: History): StoredHistory {
  const past = toStoredSteps(workspace, history.past);
  const future = toStoredSteps(workspace, history.future);
  return { past, future, seal: sealOf([past, future]) };
}

/** The history out of what was kept; as far as it can be read, and empty where it was altered. */
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
