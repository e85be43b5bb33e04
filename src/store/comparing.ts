import type { Workspace } from '../core/assessment/workspace.ts';
import type { Difference, FieldDifference } from '../core/compare/difference.ts';
import type { Choices, WorkspaceConflict } from './merging.ts';
import type { FileProblem, Progress } from './commands.ts';
import type { DraftSummary } from './library-store.ts';

/** A version of a draft that was read to be looked at; nothing was opened or replaced for it. */
export interface ReadVersion {
  readonly workspace: Workspace;
  /** An assessment file holds neither a title nor a casefile. */
  readonly holds: 'assessment' | 'desk';
}

export type VersionFromFile =
  | ({ readonly kind: 'read' } & ReadVersion)
  /** Sentences that say why it cannot be compared. */
  | { readonly kind: 'refused'; readonly problems: readonly FileProblem[] };

/** A difference as it is handed over: what stood there is looked up at its places. */
export type ShownDifference = Omit<Difference, 'fields'> & {
  readonly fields: readonly Omit<FieldDifference, 'before' | 'after'>[];
};

/** How many findings there are, by level. */
export type FindingCounts = Readonly<Record<'error' | 'violation' | 'notice', number>>;

/** What a merge asks, with the answers so far. */
export type MergeState =
  | { readonly ok: false; readonly problems: readonly string[] }
  | { readonly ok: true; readonly conflicts: readonly WorkspaceConflict[]; readonly notes: readonly string[] };

/** What the draft would become. */
export interface MergeOutcome {
  readonly merged: Workspace;
  /** What would change in the draft. */
  readonly taken: readonly ShownDifference[];
  readonly findings: {
    readonly before: FindingCounts;
    readonly after: FindingCounts;
    /** The sentences of findings that were not there before. */
    readonly fresh: readonly string[];
  };
}

/** A merge under way, away from the page. */
export interface MergeWork {
  ask(choices: Choices): Promise<MergeState>;
  outcome(choices: Choices): Promise<MergeOutcome>;
  /** Ends it; what is under way rejects. */
  close(): void;
}

export interface ComparedVersions {
  readonly base: Workspace | null;
  readonly mine: Workspace;
  readonly theirs: Workspace;
}

/** What comparing and merging need from outside the page's own state. */
export interface Comparing {
  /** The other drafts on this device, the last changed first. */
  otherDrafts(): Promise<readonly DraftSummary[]>;
  /** A draft as it stands, without opening it. Rejects with a sentence. */
  readDraft(id: string): Promise<Workspace>;
  /** A file, read and not opened. Rejects with the signal's reason where it is cancelled. */
  readFile(file: File, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<VersionFromFile>;
  /** What is in the draft's file on disk now; undefined where it cannot be read. */
  fileOnDisk(): Promise<File | undefined>;
  /** What differs between two versions. Rejects with the signal's reason where it is cancelled. */
  compare(
    before: Workspace,
    after: Workspace,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ): Promise<readonly ShownDifference[]>;
  merge(versions: ComparedVersions): MergeWork;
}
