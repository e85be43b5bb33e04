/** The types of what is dispatched to the open draft, and of what comes back. */
import type { Pointer } from '../core/json/pointer.ts';
import type { Edit, Workspace } from '../core/workspace/workspace.ts';

/** An edit, or a function that makes one from the current draft. The function may throw `EditError`. */
export type EditOf = Edit | ((workspace: Workspace) => Edit);

/** The result of an edit. */
export type EditResult =
  | { readonly kind: 'applied' }
  | { readonly kind: 'unchanged' }
  /** Another tab writes the draft. */
  | { readonly kind: 'read-only' }
  /** No draft is open, or not the one that the edit is for. */
  | { readonly kind: 'closed' }
  /** The edit is not possible: why, as a sentence, and a JSON Pointer to the place that prevented it. */
  | { readonly kind: 'refused'; readonly message: string; readonly path: Pointer };
