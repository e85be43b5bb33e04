/** The type of the commands for earlier versions of the open draft: list, read and compare. */
import type { DifferenceKind } from '../core/compare/difference.ts';
import type { TextInLanguage } from '../core/text/parts-of-sentence.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { Comparing } from './comparing.ts';
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
  /** The texts that the sentences quote. */
  readonly texts: readonly TextInLanguage[];
}

/** Lists, reads and compares versions of the open draft. `drafts` implements it. */
export interface VersionCommands {
  /** Lists the earlier versions of the open draft, newest first. Rejects with a message for the user. */
  listVersions(): Promise<readonly SavedVersion[]>;
  /** Reads one version. Rejects with a message for the user if it cannot be read. */
  readVersion(stateId: string): Promise<Workspace>;
  /** Compares two versions in a worker. Rejects with the signal’s reason when cancelled. */
  compareVersions(before: Workspace, after: Workspace, signal?: AbortSignal): Promise<readonly VersionDifference[]>;
  /** Loads the comparing and merging code on first use. */
  comparing(): Promise<Comparing>;
}
