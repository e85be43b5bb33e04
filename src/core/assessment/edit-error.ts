import type { Pointer } from './pointer.ts';

/** An edit that cannot be carried out, with the place that stopped it. The workspace it was given is untouched. */
export class EditError extends Error {
  override readonly name = 'EditError';
  /** JSON Pointer into the workspace, or into the document that was given. */
  readonly path: Pointer;
  constructor(message: string, path: Pointer) {
    super(message);
    this.path = path;
  }
}
