import type { History } from '../../core/assessment/history.ts';
import type { JsonObject } from '../../core/assessment/json.ts';
import { listOf } from '../../core/assessment/view.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Level } from '../../core/rules/finding.ts';
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

/** A record that could not be read, and what that means for the draft. */
export interface DamagedRecord {
  readonly id: string;
  /** What was affected, in a sentence with the draft's title. */
  readonly what: string;
  /** When it was found, in ms since 1970. */
  readonly at: number;
  /** The record as it stands in storage, as JSON text: for a download. */
  readonly raw: string;
}

/** A draft as it was last kept. */
export interface LoadedDraft {
  readonly record: DraftRecord;
  readonly workspace: Workspace;
  /** The steps that led here, so that undo goes on where it was. */
  readonly history: History;
  /** The number of the last change; without it, a window that follows reads the whole draft each time. */
  readonly sequence?: number;
  /** Sentences about what could not be read back; empty where all is there. */
  readonly notices: readonly string[];
}

/** A state in which a draft was before. */
export interface EarlierState {
  readonly id: string;
  /** When the draft was so, in ms since 1970. */
  readonly at: number;
  /** Why it was kept, to follow its time: “before deleting C-014”. */
  readonly reason: string;
  /** The name of the file in which it was exported, where it was: such a state is never thinned out. */
  readonly exportedAs?: string;
  readonly counts: DraftSummary['counts'];
}

/** Why a state is kept that was exported, to follow its time. */
export const exportedInWords = (fileName: string): string => `exported as “${fileName}”`;

/** A whole draft, as it is to be kept. */
export type WholeDraft = Pick<LoadedDraft, 'record' | 'workspace' | 'history'>;

/** Where drafts are kept. In memory they are gone with the page; `why` says so in a sentence. */
export type DraftPlace = { readonly kind: 'device' } | { readonly kind: 'memory'; readonly why: string };

/** A draft that was on this device and is not there any more, although nobody deleted it. */
export type LostDraft = Pick<DraftRecord, 'id' | 'title'>;

/** Something about the drafts' storage that a person should hear of. */
export type DraftNews =
  /** The way to the device broke: what was kept there may have been cleared. */
  | { readonly kind: 'cut-off' }
  /** The drafts are kept somewhere else from now on. */
  | { readonly kind: 'place'; readonly place: DraftPlace }
  /** Earlier states or copies had to go, so that the work itself could be kept. */
  | { readonly kind: 'made-room'; readonly words: string };

export interface AppendOptions {
  /** The page may be gone in a moment: hand everything over before returning, and check nothing first. */
  readonly urgent?: boolean;
}

/** Where a draft stands once a change is kept. */
export interface Appended {
  /** The number of the last change. */
  readonly sequence: number;
  /** How many changes there are since the last whole copy. */
  readonly sinceCopy: number;
}

/**
 * The drafts on this device. Every method rejects with `DraftError` where it cannot do what it says, and then has
 * changed nothing.
 */
export interface DraftStore {
  readonly place: DraftPlace;
  /** Calls back with news of the storage; gives back a function that ends it. */
  listen(listener: (news: DraftNews) => void): () => void;
  /** All drafts, the one changed last first. A record that cannot be read hides no other draft. */
  list(): Promise<readonly DraftRecord[]>;
  /** Takes a draft to work on. Undefined where there is no such draft. What is damaged in it is mended or set aside. */
  load(id: string): Promise<LoadedDraft | undefined>;
  /** Reads a draft without taking it and without changing anything: for copies, exports and windows that only read. */
  peek(id: string): Promise<LoadedDraft | undefined>;
  /** Why there is no draft with this id, sound or not: 'gone' or 'lost'. Undefined where there is one. */
  missing(id: string): Promise<DraftError | undefined>;
  /** The drafts that the device has lost, by title. */
  lost(): Promise<readonly LostDraft[]>;
  /** Speaks no more of these lost drafts. */
  forgetLost(ids: readonly string[]): Promise<void>;
  /** Keeps a whole draft, with the steps that led there: a new one, or in place of the one with this id. */
  put(record: DraftRecord, workspace: Workspace, history?: History): Promise<void>;
  /**
   * Adds changes to a draft that this store has loaded or put: all of them or none. Calls may overlap; they are kept in
   * the order in which they were made. Rejects with 'changed-elsewhere' where another window has changed the draft
   * since, with 'gone' where it was deleted there, and with 'lost' where the device has lost it.
   */
  append(
    id: string,
    entries: readonly JournalEntry[],
    summary: DraftSummary,
    options?: AppendOptions,
  ): Promise<Appended>;
  /**
   * Writes down, before it returns, every change that is still on its way, and each of `lost`, which the device has lost
   * or may have, as it is: the page may be gone before they have arrived. They come back when the drafts are listed or
   * loaded.
   */
  noteUnkept(lost: readonly WholeDraft[]): void;
  /**
   * Writes a whole copy of a draft as it stood after change number `sequence`, with the steps that led there. Does
   * nothing where the draft has gone on since: then the copy would be of something else.
   */
  compact(id: string, sequence: number, workspace: Workspace, history: History): Promise<void>;
  /** Notes the worst level found in a draft, for the library. It is no change of the draft. */
  noteWorst(id: string, worst: Level | null): Promise<void>;
  /** Changes the title of a draft that is not open. */
  rename(id: string, title: string, changedAt: number): Promise<void>;
  /** Makes a copy of a draft under another id. */
  duplicate(id: string, copy: Pick<DraftRecord, 'id' | 'title' | 'changedAt'>): Promise<DraftRecord>;
  remove(id: string): Promise<void>;
  /**
   * Keeps a state among the draft's earlier states, and lets go of those that are too old or too many; never of one that
   * was exported as a file (`exportedAs`), which takes the place of the same state exported before.
   */
  keepState(id: string, workspace: Workspace, reason: string, at: number, exportedAs?: string): Promise<void>;
  /** The draft's earlier states, the newest first. */
  states(id: string): Promise<readonly EarlierState[]>;
  readState(id: string, stateId: string): Promise<Workspace>;
  /** The records of a draft that could not be read, when it was last loaded or before. */
  damaged(id: string): Promise<readonly DamagedRecord[]>;
  /** Everything that is stored for a draft, as it is, as JSON text: also where the draft cannot be opened. */
  rawDraft(id: string): Promise<string>;
  /** Everything that is stored for all drafts, as it is, as JSON text. */
  allRaw(): Promise<string>;
}

/** Why a draft could not be read or kept. The message is a sentence for people that says what to do. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  readonly code: 'gone' | 'lost' | 'changed-elsewhere' | 'newer-format' | 'unreadable' | 'storage';
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
  return new DraftError('gone', 'This draft was deleted in another tab. Export it to keep a copy.');
}

/** The error for a draft that the device has lost while it was open. */
export function draftLost(): DraftError {
  return new DraftError('lost', 'The browser deleted or lost this draft’s stored data. Export it to keep a copy.');
}

/** The error for a draft that another window has changed since it was loaded here. */
export function draftChanged(cause?: unknown): DraftError {
  return new DraftError(
    'changed-elsewhere',
    'This draft was changed in another tab. Export your version, or reload the page to see the other changes.',
    cause,
  );
}

/** Whether another change took a number first. */
export function isDraftChanged(error: unknown): boolean {
  return error instanceof DraftError && error.code === 'changed-elsewhere';
}

/** Drafts with the one changed last first. */
export function latestFirst(records: readonly DraftRecord[]): readonly DraftRecord[] {
  return records.toSorted((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1));
}
