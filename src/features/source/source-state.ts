/** The types for what the JSON view shows: how its text relates to the draft, and the path at the cursor. */
import type { Pointer } from '../../core/json/pointer.ts';
import type { FileProblem } from '../../store/file-report.ts';

/** The relation of the text to the draft. */
export type SourceStatus =
  /** The text is applied to the draft. */
  | { readonly kind: 'applied' }
  /** The person is typing; the text was not read yet. */
  | { readonly kind: 'pending' }
  /** The text is not valid; the draft keeps the last valid one. */
  | { readonly kind: 'unreadable'; readonly problems: readonly FileProblem[] }
  /** The text is valid, but the draft was changed elsewhere in the meantime. */
  | { readonly kind: 'conflict' };

/** The state that the JSON view shows. */
export interface SourceState {
  readonly status: SourceStatus;
  /** The path of the value at the cursor. */
  readonly path: Pointer;
}
