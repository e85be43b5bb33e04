/** Applies the edits that delete or duplicate entries, or delete actors. */
import { EditError } from '../json/edit-error.ts';
import { freshIdLike, idFieldOf, idsOf } from '../assessment/ids.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { chosenItems, listAt } from '../json/lists.ts';
import { withoutDeletedNotes } from './private-notes.ts';
import { mapClaimIds } from './mapped-references.ts';
import { withProperty } from '../json/tree.ts';
import { changeWorkspace } from './workspace-tree.ts';
import type { Workspace } from './workspace.ts';
import type { ListName } from '../assessment/view.ts';

/**
 * Deletes entries of a list and the private notes on them. Deleting claims also deletes the evidence links and
 * contradictions that refer to them, unless another claim with the same ID remains.
 */
export function deleteEntries(workspace: Workspace, list: ListName, indices: readonly number[]): Workspace {
  const after = withoutEntries(workspace, list, indices);
  return list === 'contradictions' || list === 'unknowns' ? after : withoutDeletedNotes(workspace, after, list);
}

function withoutEntries(workspace: Workspace, list: ListName, indices: readonly number[]): Workspace {
  const shorter = changeWorkspace(workspace, `/assessment/${list}`, (value, path) => {
    const items = listAt(value, path);
    const chosen = chosenItems(items, indices, path);
    return chosen.size === 0 ? items : items.filter((_, index) => !chosen.has(index));
  });
  if (list !== 'claims' || shorter === workspace) return shorter;
  const remainingIds = new Set(idsOf(shorter.assessment, 'claims'));
  const deletedIds = new Set(idsOf(workspace.assessment, 'claims').filter((id) => !remainingIds.has(id)));
  if (deletedIds.size === 0) return shorter;
  const assessment = mapClaimIds(shorter.assessment, (id) => (deletedIds.has(id) ? undefined : id));
  return assessment === shorter.assessment ? shorter : { ...shorter, assessment };
}

/** Inserts a copy of each chosen entry after it, with a new ID if the entry has one. A copy shares nothing. */
export function duplicateEntries(workspace: Workspace, list: ListName, indices: readonly number[]): Workspace {
  return changeWorkspace(workspace, `/assessment/${list}`, (value, path) => {
    const items = listAt(value, path);
    const chosen = chosenItems(items, indices, path);
    if (chosen.size === 0) return items;
    const copy = copier(workspace.assessment, list);
    return items.flatMap((item, index) => (chosen.has(index) ? [item, copy(item)] : [item]));
  });
}

/** Removes actors from the casefile. Throws `EditError` if there is no casefile or no such actor. */
export function deleteActors(workspace: Workspace, indices: readonly number[]): Workspace {
  if (!workspace.casefile) throw new EditError('There is no casefile.', '/casefile');
  return changeWorkspace(workspace, '/casefile/actors', (value, path) => {
    const actors = listAt(value, path);
    const chosen = chosenItems(actors, indices, path);
    return chosen.size === 0 ? actors : actors.filter((_, index) => !chosen.has(index));
  });
}

function copier(assessment: JsonObject, list: ListName): (entry: JsonValue) => JsonValue {
  if (list === 'contradictions' || list === 'unknowns') return deepCopy;
  const field = idFieldOf[list];
  const usedIds = new Set(idsOf(assessment, list));
  return (entry) => {
    const copy = deepCopy(entry);
    const id = own(copy, field);
    if (!isJsonObject(copy) || typeof id !== 'string') return copy;
    const fresh = freshIdLike(usedIds, id);
    usedIds.add(fresh);
    return withProperty(copy, field, fresh);
  };
}

/** An object must not occur twice in a document, because caches by identity would mix them up. */
function deepCopy(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(deepCopy);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, deepCopy(child)]));
}
