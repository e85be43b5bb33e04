import type { Edit } from './edit.ts';
import type { Workspace } from './workspace.ts';

/** An edit that cannot be carried out, with the place that stopped it. The workspace it was given is untouched. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly path: string;
  constructor(message: string, path: string) {
    super(message);
    this.path = path;
  }
}

/**
 * Carries out an edit. Returns a new workspace that shares everything that did not change, and the very same
 * workspace where nothing changed. Throws `EditError` when a path does not exist or a new id is taken.
 */
export function applyEdit(workspace: Workspace, edit: Edit): Workspace {
  throw new EditError(`“${edit.type}” is not written yet for “${workspace.title}”.`, '');
}
