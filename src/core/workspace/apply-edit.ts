/** Carries out an edit: turns a workspace into the next one, or throws if the edit is impossible. */
import { withFormat } from '../casefile/create.ts';
import type { Edit } from './edit.ts';
import { EditError } from '../json/edit-error.ts';
import { deleteActors, deleteEntries, duplicateEntries } from './entries.ts';
import type { JsonValue } from '../json/json.ts';
import { insertItems, moveItems } from '../json/lists.ts';
import { rename } from './rename.ts';
import { reuse, withoutUndefined } from '../json/reuse.ts';
import type { Change } from '../json/tree.ts';
import { changeWorkspace } from './workspace-tree.ts';
import type { Workspace } from './workspace.ts';

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
