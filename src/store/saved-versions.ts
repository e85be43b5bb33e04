import type { DifferenceKind } from '../core/compare/difference.ts';
import type { DraftSummary } from './library-store.ts';

/** An earlier version of a draft, stored on this device. */
export interface SavedVersion {
  readonly id: string;
  /** The time of the version, in ms since 1970. */
  readonly at: number;
  /** Why it was saved, shown after its time: “before deleting C-014”. */
  readonly reason: string;
  /** The name of the file that it was exported to, if any. */
  readonly exportedAs?: string;
  readonly counts: DraftSummary['counts'];
}

/** One difference between two versions of a draft, in sentences. */
export interface VersionDifference {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** The top-level property of the assessment, 'title', 'reviews', or 'casefile' for anything in the casefile. */
  readonly section: string;
  readonly sentence: string;
  /** Sentences about its parts, if they add something. */
  readonly details: readonly string[];
}
