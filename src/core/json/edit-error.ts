/** The error that is thrown when an edit does not fit the document. */
import type { Pointer } from './pointer.ts';

/** An edit that cannot be applied, with the path that prevented it. The given workspace is unchanged. */
export class EditError extends Error {
  override readonly name = 'EditError';
  /** JSON Pointer into the workspace, or into the document that was given. */
  readonly path: Pointer;
  constructor(message: string, path: Pointer) {
    super(message);
    this.path = path;
  }
}
