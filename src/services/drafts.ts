import type { JsonObject } from '../core/assessment/json.ts';
import { listOf } from '../core/assessment/view.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import type { Level } from '../core/rules/finding.ts';
import type { JournalEntry } from './journal.ts';

/** What the library shows of a draft without opening it. */
export interface DraftSummary {
  readonly title: string;
  /** When it was last changed, in ms since 1970. */
  readonly changedAt: number;
  readonly counts: {
    readonly claims: number;
    readonly powerBases: number;
    readonly intents: number;
    readonly contradictions: number;
    readonly unknowns: number;
  };
  /** The worst level found when it was last open; null for none. */
  readonly worst: Level | null;
}

export interface DraftRecord extends DraftSummary {
  readonly id: string;
}

/** A draft as it was last kept. */
export interface LoadedDraft {
  readonly record: DraftRecord;
  readonly workspace: Workspace;
  /** Sentences about changes that could not be read back; empty where all is there. */
  readonly notices: readonly string[];
}

/** Where drafts are kept. In memory they are gone with the page; `why` says so in a sentence. */
export type DraftPlace = { readonly kind: 'device' } | { readonly kind: 'memory'; readonly why: string };

export interface AppendOptions {
  /** The page may be gone in a moment: hand everything over before returning, and check nothing first. */
  readonly urgent?: boolean;
}

/**
 * The drafts on this device. Every method rejects with `DraftError` where it cannot do what it says, and then has
 * changed nothing.
 */
export interface DraftStore {
  readonly place: DraftPlace;
  /** All drafts, the one changed last first. */
  list(): Promise<readonly DraftRecord[]>;
  /** Undefined where there is no such draft. */
  load(id: string): Promise<LoadedDraft | undefined>;
  /** Keeps a whole draft: a new one, or in place of the one with this id. */
  put(record: DraftRecord, workspace: Workspace): Promise<void>;
  /**
   * Adds one change to a draft that this store has loaded or put, and gives the number of changes since its last
   * whole copy. Calls may overlap; they are kept in the order in which they were made. Rejects with 'changed-elsewhere'
   * where another window has changed the draft since.
   */
  append(id: string, entry: JournalEntry, summary: DraftSummary, options?: AppendOptions): Promise<number>;
  /**
   * Writes down, before it returns, every change that is still on its way: the page may be gone before it has arrived.
   * It comes back when the draft is loaded.
   */
  noteUnkept(): void;
  /** Writes a whole copy of a draft as it stands after the last change, and lets go of the changes before it. */
  compact(id: string, workspace: Workspace): Promise<void>;
  /** Changes the title of a draft that is not open. */
  rename(id: string, title: string, changedAt: number): Promise<void>;
  /** Makes a copy of a draft under another id. */
  duplicate(id: string, copy: Pick<DraftRecord, 'id' | 'title' | 'changedAt'>): Promise<DraftRecord>;
  remove(id: string): Promise<void>;
}

/** Why a draft could not be read or kept. The message is a sentence for people that says what to do. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  readonly code: 'gone' | 'changed-elsewhere' | 'newer-format' | 'unreadable' | 'storage';
  constructor(code: DraftError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** How many entries each list has. */
export function countsOf(assessment: JsonObject): DraftSummary['counts'] {
  return {
    claims: listOf(assessment, 'claims').length,
    powerBases: listOf(assessment, 'power_bases').length,
    intents: listOf(assessment, 'intent_hypotheses').length,
    contradictions: listOf(assessment, 'contradictions').length,
    unknowns: listOf(assessment, 'unknowns').length,
  };
}

/** What the library shows of a workspace. */
export function summaryOf(workspace: Workspace, changedAt: number, worst: Level | null): DraftSummary {
  return { title: workspace.title, changedAt, counts: countsOf(workspace.assessment), worst };
}

/** The error for a draft that is not there (any more). */
export function draftGone(): DraftError {
  return new DraftError(
    'gone',
    'This draft is no longer on this device: it was deleted in another window. Export it to keep it.',
  );
}

/** The error for a draft that another window has changed since it was loaded here. */
export function draftChanged(cause?: unknown): DraftError {
  return new DraftError(
    'changed-elsewhere',
    'This draft was changed in another window. Export what you have here, or reload the page to see the other changes.',
    cause,
  );
}

/** Drafts with the one changed last first. */
export function latestFirst(records: readonly DraftRecord[]): readonly DraftRecord[] {
  return records.toSorted((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1));
}
