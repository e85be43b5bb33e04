/** Carries out an edit: turns a workspace into the next one, or throws if the edit is impossible. */
import { withFormat } from '../casefile/create.ts';
import type { Edit, Workspace } from './workspace.ts';
import { chosenItems, insertItems, listAt, moveItems, type Change, withProperty } from '../json/tree.ts';
import { reuse, withoutUndefined } from '../json/reuse.ts';
import { EditError } from '../json/edit-error.ts';
import { type JsonValue, isJsonArray, isJsonObject, type JsonObject } from '../json/json.ts';
import { rename, mapClaimIds } from './references.ts';
import { changeWorkspace } from './workspace-tree.ts';
import { freshIdLike, idFieldOf, idsOf } from '../assessment/ids.ts';
import { own } from '../json/own.ts';
import { withoutDeletedNotes } from './private-notes.ts';
import type { ListName } from '../assessment/view.ts';

// Applies the edits that delete or duplicate entries, or delete actors.

/**
 * Deletes entries of a list and the private notes on them. Deleting claims also deletes the evidence links and
 * contradictions that refer to them, unless another claim with the same ID remains.
 */
function deleteEntries(workspace: Workspace, list: ListName, indices: readonly number[]): Workspace {
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
function duplicateEntries(workspace: Workspace, list: ListName, indices: readonly number[]): Workspace {
  return changeWorkspace(workspace, `/assessment/${list}`, (value, path) => {
    const items = listAt(value, path);
    const chosen = chosenItems(items, indices, path);
    if (chosen.size === 0) return items;
    const copy = copier(workspace.assessment, list);
    return items.flatMap((item, index) => (chosen.has(index) ? [item, copy(item)] : [item]));
  });
}

/** Removes actors from the casefile. Throws `EditError` if there is no casefile or no such actor. */
function deleteActors(workspace: Workspace, indices: readonly number[]): Workspace {
  if (!workspace.casefile) throw new EditError('The draft has no casefile.', '/casefile');
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

export { EditError };

/**
 * Applies an edit. Returns a new workspace that shares everything unchanged, or the same workspace if nothing changed.
 * Throws `EditError` if a path does not exist, a new ID is in use, or the casefile would lose its shape, and if
 * anything of a blind review packet but its verdicts and the division of its links would change. The given workspace is
 * never changed.
 */
export function applyEdit(workspace: Workspace, edit: Edit): Workspace {
  const edited = withCasefileFormat(workspace, applyByType(workspace, edit));
  if (workspace.blind && !changesOnlyReviewing(workspace, edited)) throw new EditError(blindInWords, '/assessment');
  return edited;
}

const blindInWords = 'This is a blind review packet and cannot be edited. Edit the original draft instead.';

function changesOnlyReviewing(before: Workspace, after: Workspace): boolean {
  return (
    before.assessment === after.assessment &&
    before.casefile === after.casefile &&
    before.title === after.title &&
    before.brief === after.brief &&
    before.notes === after.notes &&
    before.marks === after.marks &&
    before.blind === after.blind
  );
}

/** The format of a casefile follows its content, whatever the edit was. */
function withCasefileFormat(before: Workspace, after: Workspace): Workspace {
  if (!after.casefile || after.casefile === before.casefile) return after;
  const casefile = withFormat(after.casefile);
  return casefile === after.casefile ? after : { ...after, casefile };
}

function applyByType(workspace: Workspace, edit: Edit): Workspace {
  switch (edit.type) {
    case 'set':
      return changeWorkspace(workspace, edit.path, replaceWith(edit.value));
    case 'unset':
      return changeWorkspace(workspace, edit.path, removeExisting);
    case 'insert':
      return changeWorkspace(workspace, edit.path, (value, path) =>
        insertItems(value, edit.index, edit.values.map(withoutUndefined), path),
      );
    case 'move':
      return changeWorkspace(workspace, edit.path, (value, path) => moveItems(value, edit.from, edit.to, path));
    case 'delete-entries':
      return deleteEntries(workspace, edit.list, edit.indices);
    case 'duplicate-entries':
      return duplicateEntries(workspace, edit.list, edit.indices);
    case 'rename':
      return rename(workspace, edit.what, edit.from, edit.to);
    case 'delete-actors':
      return deleteActors(workspace, edit.indices);
    case 'replace-assessment':
      return changeWorkspace(workspace, '/assessment', replaceWith(edit.assessment));
    case 'attach-casefile':
      return changeWorkspace(workspace, '/casefile', replaceWith(edit.casefile));
    case 'batch':
      return edit.edits.reduce(applyByType, workspace);
    default:
      throw unknownEdit(edit);
  }
}

/** Keeps the identity of equal values, so that a form may return whole objects. */
function replaceWith(after: JsonValue): Change {
  const clean = withoutUndefined(after);
  return (before) => reuse(before, clean);
}

function removeExisting(value: JsonValue | undefined, path: string): undefined {
  if (value === undefined) throw new EditError(`There is no “${path}” to remove.`, path);
  return undefined;
}

function unknownEdit(edit: never): EditError {
  const { type } = edit as { readonly type?: unknown };
  return new EditError(`There is no edit of kind “${String(type)}”.`, '');
}
