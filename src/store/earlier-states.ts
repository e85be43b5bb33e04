import type { DifferenceKind } from '../core/compare/difference.ts';
import type { DraftSummary } from './library-store.ts';

/** A state in which a draft was before, kept on this device. */
export interface EarlierState {
  readonly id: string;
  /** When the draft was so, in ms since 1970. */
  readonly at: number;
  /** Why it was kept, to follow its time: “before deleting C-014”. */
  readonly reason: string;
  /** The name of the file in which it was exported, where it was. */
  readonly exportedAs?: string;
  readonly counts: DraftSummary['counts'];
}

/** One difference between two states of a draft, in sentences. */
export interface StateDifference {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** The top-level property of the assessment that it belongs to, 'title', 'reviews', or 'casefile' for anything of it. */
  readonly section: string;
  readonly sentence: string;
  /** Sentences about its parts, where they say more than the one above. */
  readonly details: readonly string[];
}
