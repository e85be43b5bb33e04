/** Applies chosen repairs as if one after the other, each to the draft that the ones before it gave. */
import { EditError } from '../../json/tree.ts';
import { grouped } from '../../json/grouped.ts';
import { isJsonArray, type JsonValue } from '../../json/json.ts';
import { parentOf, valueAt, type Pointer } from '../../json/pointer.ts';
import type { Edit } from '../../workspace/edit.ts';
import { applyEdit } from '../../workspace/apply-edit.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Finding } from '../../rules/finding.ts';
import { fixKinds } from '../../rules/fix-kind.ts';
import { repairsOf, type Repair } from './repairs.ts';

/** The result of applying the chosen repairs. */
export interface RepairOutcome {
  /** All applied repairs as one step. */
  readonly edit: Edit;
  readonly applied: readonly Repair[];
  /** Repairs whose findings were resolved by others. */
  readonly unneeded: readonly Repair[];
  /** Repairs that were impossible, with the reason in a sentence. */
  readonly failed: readonly { readonly repair: Repair; readonly why: string }[];
}

/** Returns the findings of a workspace. The same checker for all calls makes repeated checks fast. */
export type CheckFindings = (workspace: Workspace) => readonly Finding[];

/**
 * Calls `visit` with the paths that contain a path, the nearest first, until it returns true. Returns whether it did.
 */
function someAncestor(path: Pointer, visit: (ancestor: Pointer) => boolean): boolean {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    if (visit(path.slice(0, at))) return true;
  }
  return false;
}

/** The paths that were changed since the last check. */
class ChangedPaths {
  readonly #paths = new Set<Pointer>();
  readonly #ancestors = new Set<Pointer>();

  /** Whether a change was made at a path, in it, or around it. */
  touches(path: Pointer): boolean {
    return this.#paths.has(path) || this.#ancestors.has(path) || someAncestor(path, (at) => this.#paths.has(at));
  }

  add(path: Pointer): void {
    this.#paths.add(path);
    someAncestor(path, (at) => {
      this.#ancestors.add(at);
      return false;
    });
  }
}

/** The paths that an edit sets or removes. */
function pathsOf(edit: Edit): readonly Pointer[] {
  if (edit.type === 'batch') return edit.edits.flatMap(pathsOf);
  return 'path' in edit ? [edit.path] : [];
}

/** Whether an edit only sets values and removes properties, so that the positions of all others stay the same. */
function isSetOnly(workspace: Workspace, edit: Edit): boolean {
  if (edit.type === 'batch') return edit.edits.every((each) => isSetOnly(workspace, each));
  return edit.type === 'set' || (edit.type === 'unset' && !isItem(workspace, edit.path));
}

function isItem(workspace: Workspace, path: Pointer): boolean {
  return isJsonArray(valueAt(workspace as unknown as JsonValue, parentOf(path)));
}

/** How a repair can be applied together with others: it sets values, removes an item, or can affect any other. */
type Manner = 'sets' | 'interacts' | 'removes';

const manners: readonly Manner[] = ['sets', 'interacts', 'removes'];

function mannerOf(workspace: Workspace, { kind, fix: { edit } }: Repair): Manner {
  if (fixKinds[kind].interacts) return 'interacts';
  if (edit.type === 'unset' && isItem(workspace, edit.path)) return 'removes';
  return isSetOnly(workspace, edit) ? 'sets' : 'interacts';
}

/**
 * Returns repairs in the order in which they are applied: first those that set values, then those that can affect one
 * another. Those that remove items come last, from the end of the document to its beginning, so that the positions of
 * all others stay the same.
 */
export function inApplyingOrder(workspace: Workspace, repairs: readonly Repair[]): readonly Repair[] {
  const byManner = grouped(repairs, (repair) => mannerOf(workspace, repair));
  return manners.flatMap((manner) => {
    const group = byManner.get(manner) ?? [];
    return manner === 'removes' ? group.toReversed() : group;
  });
}

/** Applies repairs and keeps account of them. */
class Repairing {
  now: Workspace;
  readonly edits: Edit[] = [];
  readonly unneeded: Repair[] = [];
  readonly failed: { readonly repair: Repair; readonly why: string }[] = [];
  /** How often each repair was applied: at most once for each of its findings. */
  readonly #times = new Map<Repair, number>();

  constructor(workspace: Workspace) {
    this.now = workspace;
  }

  get applied(): readonly Repair[] {
    return [...this.#times.keys()];
  }

  /** Applies the current fix of a chosen repair. Returns whether other findings of it can be left. */
  #apply(repair: Repair, edit: Edit): boolean {
    try {
      this.now = applyEdit(this.now, edit);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      this.failed.push({ repair, why: error.message });
      return false;
    }
    this.edits.push(edit);
    const times = (this.#times.get(repair) ?? 0) + 1;
    this.#times.set(repair, times);
    return times < repair.keys.length;
  }

  /**
   * Applies the first pending repairs that do not affect one another, without checking in between. Returns those that
   * are left for the next round. `findings` are those of the current workspace.
   */
  round(pending: readonly Repair[], findings: readonly Finding[]): readonly Repair[] {
    const current = new Map(repairsOf(findings).flatMap((repair) => repair.keys.map((key) => [key, repair] as const)));
    const changed = new ChangedPaths();
    const left: Repair[] = [];
    let [isFirst, isLast] = [true, false];
    for (const repair of pending) {
      const found = repair.keys.map((key) => current.get(key)).find((each) => each !== undefined);
      if (!found) {
        if (!this.#times.has(repair)) this.unneeded.push(repair);
        continue;
      }
      const { edit } = found.fix;
      const manner = mannerOf(this.now, found);
      const paths = manner === 'interacts' ? [] : pathsOf(edit);
      const isNext = manner === 'interacts' ? isFirst : !paths.some((path) => changed.touches(path));
      // Before an item is removed, nothing else may be left, because the positions of later items change.
      if (isLast || !isNext || (manner === 'removes' && left.length > 0)) {
        left.push(repair);
        continue;
      }
      if (this.#apply(repair, edit)) left.push(repair);
      for (const path of paths) changed.add(path);
      isFirst = false;
      isLast = manner === 'interacts';
    }
    return left;
  }
}

/**
 * Applies chosen repairs of a draft. The result is the same as if each were applied by itself, in `inApplyingOrder`,
 * and everything were checked after each: repairs that others made unnecessary are left out, and repairs that depend on
 * others use the new values. `findings` are those of the workspace.
 */
export function applyRepairs(
  workspace: Workspace,
  findings: readonly Finding[],
  chosen: readonly Repair[],
  check: CheckFindings,
): RepairOutcome {
  const repairing = new Repairing(workspace);
  let pending = repairing.round(inApplyingOrder(workspace, chosen), findings);
  while (pending.length > 0) pending = repairing.round(pending, check(repairing.now));
  const { edits, applied, unneeded, failed } = repairing;
  return { edit: { type: 'batch', edits }, applied, unneeded, failed };
}
