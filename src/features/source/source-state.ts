import type { Pointer } from '../../core/assessment/pointer.ts';
import type { FileProblem } from '../../store/commands.ts';

/** How the text stands to the draft. */
export type SourceStatus =
  /** The text is the draft's. */
  | { readonly kind: 'applied' }
  /** Typed, and not looked at yet. */
  | { readonly kind: 'pending' }
  /** It cannot be read; the draft keeps its last readable state. */
  | { readonly kind: 'unreadable'; readonly problems: readonly FileProblem[] }
  /** It can be read, but the draft was changed elsewhere since the text was taken from it. */
  | { readonly kind: 'parted' };

/** What the interface shows of the source. */
export interface SourceState {
  readonly status: SourceStatus;
  /** The value at the cursor. */
  readonly path: Pointer;
}
