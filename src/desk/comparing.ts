/** The types for comparing and merging versions, which `drafts` implements and the compare screen uses. */
import type { Workspace, Edit } from '../core/workspace/workspace.ts';
import type { TextInLanguage } from '../core/text/parts-of-sentence.ts';
import type { Choices } from '../core/compare/merge/conflicts.ts';
import type { WorkspaceConflict } from '../core/compare/merge/workspaces.ts';
import type { Difference, FieldDifference } from '../core/compare/difference.ts';
import type { FileProblem, Progress } from './file-commands.ts';
import type { DraftSummary } from './library-store.ts';
import type { JsonValue } from '../core/json/json.ts';
import { asJson } from '../core/casefile/create.ts';

/** A version that was read for comparison, without opening or replacing anything. */
interface ReadVersion {
  readonly workspace: Workspace;
  /** An assessment file contains neither a title nor a casefile. */
  readonly holds: 'assessment' | 'desk';
}

/** The result of reading a version from a file. */
export type VersionFromFile =
  | ({ readonly kind: 'read' } & ReadVersion)
  /** Why the file cannot be compared. */
  | { readonly kind: 'refused'; readonly problems: readonly FileProblem[] };

/** A changed field without values, which are looked up at its places. A changed text has no sentence, but its start. */
export type ShownField = Pick<FieldDifference, 'kind' | 'places' | 'name'> &
  ({ readonly sentence: string } | { readonly lead: string });

/** The maximum number of fields of a difference that are shown; an entry at the contract's limit has hundreds. */
export const maxShownFields = 40;

/** A difference without values, which are looked up at its places. */
export type ShownDifference = Omit<Difference, 'fields'> & {
  /** The fields that are shown, and after them those that its sentence may quote. */
  readonly fields: readonly ShownField[];
  /** The number of all its fields. */
  readonly fieldCount: number;
};

/** The number of findings by level. */
export type FindingCounts = Readonly<Record<'error' | 'violation' | 'notice', number>>;

/** The conflicts of a merge, with the choices so far. */
export type MergeState =
  | { readonly ok: false; readonly problems: readonly string[] }
  | { readonly ok: true; readonly conflicts: readonly WorkspaceConflict[]; readonly notes: readonly string[] };

/** The result of a merge. */
export interface MergeOutcome {
  readonly merged: Workspace;
  /** What would change in the draft. */
  readonly differences: readonly ShownDifference[];
  readonly findings: {
    readonly before: FindingCounts;
    readonly after: FindingCounts;
    /** The messages of new findings, with the texts that they quote. */
    readonly fresh: readonly { readonly message: string; readonly texts: readonly TextInLanguage[] }[];
  };
}

/** A merge in a worker. */
export interface MergeWork {
  ask(choices: Choices): Promise<MergeState>;
  outcome(choices: Choices): Promise<MergeOutcome>;
  /** Ends the merge; pending requests reject. */
  close(): void;
}

/** Two versions and their base version; null if there is none. */
export interface ComparedVersions {
  readonly base: Workspace | null;
  readonly mine: Workspace;
  readonly theirs: Workspace;
}

/** The operations for comparing and merging. */
export interface Comparing {
  /** Starts the workers that read and compare a version, because one is likely to be chosen. */
  preload(): void;
  /** Lists the other drafts on this device, most recently changed first. */
  otherDrafts(): Promise<readonly DraftSummary[]>;
  /** Reads a draft without opening it. Rejects with a message for the user. */
  readDraft(id: string): Promise<Workspace>;
  /** Reads a file without opening it. Rejects with the signal’s reason when cancelled. */
  readFile(file: File, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<VersionFromFile>;
  /** Returns the draft’s current file on disk; undefined if it cannot be read. */
  fileOnDisk(): Promise<File | undefined>;
  /** Compares two versions. Rejects with the signal’s reason when cancelled. */
  compare(
    before: Workspace,
    after: Workspace,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ): Promise<readonly ShownDifference[]>;
  merge(versions: ComparedVersions): MergeWork;
}

/**
 * Returns the edit that replaces the draft’s content, reviews and division of the links with a merged version, as one
 * step. The title stays.
 */
export function mergeEdit({ assessment, casefile, reviews, reviewPlan }: Workspace): Edit {
  return {
    type: 'batch',
    edits: [
      { type: 'replace-assessment', assessment },
      { type: 'attach-casefile', casefile: casefile && asJson(casefile) },
      ...(reviews && reviews.length > 0
        ? [{ type: 'set', path: '/reviews', value: reviews as unknown as JsonValue } as const]
        : []),
      ...(reviewPlan ? [{ type: 'set', path: '/reviewPlan', value: reviewPlan as unknown as JsonValue } as const] : []),
    ],
  };
}
