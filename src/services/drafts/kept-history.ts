import { emptyHistory, type History, type Step } from '../../core/assessment/history.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/assessment/json.ts';
import { applyPatches, diffWorkspaces, isPatch, type Patch } from '../../core/assessment/patch.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { sealOf } from './seal.ts';

/** One step of a kept history: how it is called, and the way to the workspace that it leads to. */
interface KeptStep {
  readonly label: string;
  readonly group?: string;
  readonly at: number;
  readonly patches: readonly Patch[];
}

/** A history beside a whole copy: not its states, but the ways from each to the next, counted from the copy. */
export interface KeptHistory {
  /** The step that was done last comes first. */
  readonly past: readonly KeptStep[];
  /** The step that was undone last comes first. */
  readonly future: readonly KeptStep[];
  readonly seal: number;
}

/** How many steps each way are kept, and how long their JSON may be in all, in UTF-16 units. */
export const keptSteps = { count: 250, length: 2_000_000 };

/** The history as it is kept beside a copy of `workspace`. What goes beyond the limits, the oldest, is left out. */
export function keepHistory(workspace: Workspace, history: History): KeptHistory {
  const past = waysBack(workspace, history.past);
  const future = waysBack(workspace, history.future);
  return { past, future, seal: sealOf([past, future]) };
}

/** The history out of what was kept; as far as it can be read, and empty where it was altered. */
export function recallHistory(workspace: Workspace, kept: unknown): { history: History; damaged: boolean } {
  if (kept === undefined) return { history: emptyHistory, damaged: false };
  const { past, future, seal } = isJsonObject(kept) ? kept : {};
  const readable = isKeptSteps(past) && isKeptSteps(future) && seal === sealOf([past, future]);
  if (!readable) return { history: emptyHistory, damaged: true };
  try {
    return { history: { past: steps(workspace, past), future: steps(workspace, future) }, damaged: false };
  } catch {
    return { history: emptyHistory, damaged: true };
  }
}

function waysBack(workspace: Workspace, all: readonly Step[]): readonly KeptStep[] {
  const kept: KeptStep[] = [];
  let from = workspace;
  let length = 0;
  for (const { label, group, at, before } of all.slice(-keptSteps.count).reverse()) {
    const step = { label, ...(group === undefined ? {} : { group }), at, patches: diffWorkspaces(from, before) };
    length += JSON.stringify(step).length;
    if (length > keptSteps.length) break;
    kept.push(step);
    from = before;
  }
  return kept;
}

function steps(workspace: Workspace, kept: readonly KeptStep[]): readonly Step[] {
  let before = workspace;
  return kept
    .map(({ patches, ...step }): Step => {
      before = applyPatches(before, patches);
      return { ...step, before };
    })
    .reverse();
}

function isKeptSteps(value: JsonValue | undefined): value is readonly JsonValue[] & readonly KeptStep[] {
  return isJsonArray(value) && value.every(isKeptStep);
}

function isKeptStep(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const { label, at, patches } = value;
  return typeof label === 'string' && typeof at === 'number' && isJsonArray(patches) && patches.every(isPatch);
}
