/** Compares two workspaces as small JSON patches, and applies patches that were stored or sent. */
import { chosenItems, listAt, changeAt, kindOf, type Change } from '../json/tree.ts';
import { changedRange } from '../json/changed-range.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { childAt, escapeToken, type Pointer } from '../json/pointer.ts';
import { EditError } from '../json/edit-error.ts';
import { asTree, asWorkspace } from './workspace-tree.ts';
import type { Workspace } from './workspace.ts';

/**
 * One small difference between two workspaces, as plain JSON. Pointers are into the workspace that the patch is applied
 * to.
 */
export type Patch =
  | { readonly op: 'set'; readonly path: Pointer; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly path: Pointer }
  /** Removes `remove` items of a list at `index` and inserts `insert` there. */
  | {
      readonly op: 'splice';
      readonly path: Pointer;
      readonly index: number;
      readonly remove: number;
      readonly insert: readonly JsonValue[];
    }
  /** Puts the properties of an object in this order. */
  | { readonly op: 'order'; readonly path: Pointer; readonly names: readonly string[] };

/**
 * Returns the patches that lead from one workspace to another. Shared parts are compared by identity, so that
 * workspaces connected by edits are compared in the time that the changed paths take, and the patches are as small as
 * the change. Equal parts that are not shared are also found, in more time.
 */
export function diffWorkspaces(before: Workspace, after: Workspace): readonly Patch[] {
  return difference(asTree(before), asTree(after), '');
}

/**
 * Applies patches to a workspace. Shares unchanged parts. Throws `EditError` if one of them is not a patch, does not
 * fit, or does not give a workspace.
 */
export function applyPatches(workspace: Workspace, patches: readonly Patch[]): Workspace {
  const tree = asTree(workspace);
  const patched = patches.reduce(applyPatch, tree as JsonValue);
  return patched === tree ? workspace : asWorkspace(patched);
}

/** Whether a value from storage is a patch. */
export function isPatch(value: unknown): value is Patch {
  if (!isJsonObject(value) || typeof value['path'] !== 'string') return false;
  const { op, index, remove, insert, names } = value;
  if (op === 'set') return value['value'] !== undefined;
  if (op === 'splice') return Number.isInteger(index) && Number(remove) >= 0 && isJsonArray(insert);
  if (op === 'order') return isJsonArray(names) && names.every((name) => typeof name === 'string');
  return op === 'remove';
}

function applyPatch(tree: JsonValue, patch: Patch): JsonValue {
  if (!isPatch(patch)) throw new EditError('This is not a valid patch.', '');
  return changeAt(tree, patch.path, changeOf(patch));
}

function changeOf(patch: Patch): Change {
  switch (patch.op) {
    case 'set':
      return () => patch.value;
    case 'remove':
      return () => undefined;
    case 'splice':
      return (value, path) => spliceItems(listAt(value, path), patch, path);
    case 'order':
      return (value, path) => orderProperties(value, patch.names, path);
  }
}

function spliceItems(
  list: readonly JsonValue[],
  { index, remove, insert }: Extract<Patch, { op: 'splice' }>,
  path: Pointer,
): readonly JsonValue[] {
  const last = index + remove - 1;
  if (remove > 0) chosenItems(list, [index, last], path);
  if (!(index >= 0 && index <= list.length)) throw new EditError(`“${path}” has no position “${index}”.`, path);
  return list.toSpliced(index, remove, ...insert);
}

function orderProperties(value: JsonValue | undefined, names: readonly string[], path: Pointer): JsonValue {
  if (!isJsonObject(value)) throw new EditError(`“${path}” is ${kindOf(value)}, not an object.`, path);
  const listed = names.filter((name) => Object.hasOwn(value, name));
  const others = Object.keys(value).filter((name) => !names.includes(name));
  return Object.fromEntries([...listed, ...others].map((name) => [name, value[name] as JsonValue]));
}

function difference(before: JsonValue | undefined, after: JsonValue, path: Pointer): readonly Patch[] {
  if (Object.is(before, after)) return [];
  if (isJsonArray(before) && isJsonArray(after)) return listDifference(before, after, path);
  if (isJsonObject(before) && isJsonObject(after)) return objectDifference(before, after, path);
  return [{ op: 'set', path, value: after }];
}

function objectDifference(before: JsonObject, after: JsonObject, path: Pointer): readonly Patch[] {
  const [old, names] = [Object.keys(before), Object.keys(after)];
  const patches: Patch[] = [];
  for (const name of old) {
    if (!Object.hasOwn(after, name)) patches.push({ op: 'remove', path: `${path}/${escapeToken(name)}` });
  }
  for (const name of names) {
    const [was, is] = [childAt(before, name), after[name] as JsonValue];
    // A pointer is made only for a change.
    if (Object.is(was, is)) continue;
    // There can be more patches than a call may have arguments.
    for (const patch of difference(was, is, `${path}/${escapeToken(name)}`)) patches.push(patch);
  }
  const common = old.filter((name) => Object.hasOwn(after, name));
  const added = names.filter((name) => !Object.hasOwn(before, name));
  const inOrder = [...common, ...added].every((name, index) => name === names[index]);
  return inOrder ? patches : [...patches, { op: 'order', path, names }];
}

/** Moved items are not searched for in lists longer than this. */
const searched = 1000;

function listDifference(before: readonly JsonValue[], after: readonly JsonValue[], path: Pointer): readonly Patch[] {
  const { start: head, beforeEnd, afterEnd } = changedRange(before, after, Object.is);
  const old = before.slice(head, beforeEnd);
  const fresh = after.slice(head, afterEnd);
  if (Math.max(old.length, fresh.length) <= searched) return middleDifference(old, fresh, head, path);
  return [{ op: 'splice', path, index: head, remove: old.length, insert: fresh }];
}

/**
 * Walks both lists at once. At a difference, the nearer match of the two items decides whether something was inserted
 * or removed. Without a match, the two count as one changed item.
 */
function middleDifference(
  old: readonly JsonValue[],
  fresh: readonly JsonValue[],
  offset: number,
  path: Pointer,
): readonly Patch[] {
  const patches: Patch[] = [];
  const splice = (index: number, remove: number, insert: readonly JsonValue[]) => {
    if (remove > 0 || insert.length > 0) patches.push({ op: 'splice', path, index: offset + index, remove, insert });
  };
  let from = 0;
  let to = 0;
  while (from < old.length && to < fresh.length) {
    const [one, other] = [old[from] as JsonValue, fresh[to] as JsonValue];
    const putIn = distance(fresh, one, to);
    const takenOut = distance(old, other, from);
    if (putIn > 0 && putIn <= takenOut && putIn !== Infinity) {
      splice(to, 0, fresh.slice(to, to + putIn));
      to += putIn;
    } else if (putIn > 0 && takenOut !== Infinity) {
      splice(to, takenOut, []);
      from += takenOut;
    } else {
      patches.push(...difference(one, other, `${path}/${offset + to}`));
      from += 1;
      to += 1;
    }
  }
  splice(to, old.length - from, fresh.slice(to));
  return patches;
}

/** Returns the distance of an item after `start`; Infinity if it is not there. */
function distance(list: readonly JsonValue[], item: JsonValue, start: number): number {
  const index = list.indexOf(item, start);
  return index < 0 ? Infinity : index - start;
}
