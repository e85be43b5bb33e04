/** The interface of every draft store, with the types, errors and summaries that all of them use. */
import type { History } from '../../core/workspace/history.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { listOf } from '../../core/assessment/view.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { DraftSummary as ListedDraft } from '../../desk/library-store.ts';
import type { SavedVersion } from '../../desk/version-commands.ts';
import type { JournalEntry } from './journal.ts';

/** A draft as the library lists it. */
export type DraftRecord = ListedDraft;

/** What the library shows of a draft. */
export type DraftSummary = Omit<ListedDraft, 'id'>;

/** A record that could not be read. */
export interface DamagedRecord {
  readonly id: string;
  /** The affected data, in a sentence with the draft's title. */
  readonly what: string;
  /** When it was found, in ms since 1970. */
  readonly at: number;
  /** The stored record as JSON text, for a download. */
  readonly raw: string;
}

/** A stored draft. */
export interface LoadedDraft {
  readonly record: DraftRecord;
  readonly workspace: Workspace;
  /** The undo history. */
  readonly history: History;
  /** The number of the last change. Without it, a following tab rereads the whole draft each time. */
  readonly sequence?: number;
  /** Sentences about data that could not be read; empty if everything was read. */
  readonly notices: readonly string[];
}

/** The content of a draft, to be shown on the desk. */
export type DraftContent = Pick<LoadedDraft, 'workspace' | 'history' | 'notices'>;

/** A complete draft to be saved. */
export type WholeDraft = Pick<LoadedDraft, 'record' | 'workspace' | 'history'>;

/** Where drafts are stored. In memory they are lost when the page closes; `why` explains this in a sentence. */
export type DraftPlace = { readonly kind: 'device' } | { readonly kind: 'memory'; readonly why: string };

/** A draft that was on this device and was lost without being deleted. */
export type LostDraft = Pick<DraftRecord, 'id' | 'title'>;

/** Storage events that matter to the user. */
export type DraftNews =
  /** The connection to the storage broke: stored data may have been cleared. */
  | { readonly kind: 'cut-off' }
  /** The drafts are stored somewhere else from now on. */
  | { readonly kind: 'place'; readonly place: DraftPlace }
  /** Versions or copies were deleted to make space for new changes. */
  | { readonly kind: 'made-room'; readonly words: string };

export interface AppendOptions {
  /** The page may close: submit everything synchronously, without checks. */
  readonly urgent?: boolean;
}

/** The position of a draft after a change was saved. */
export interface Appended {
  /** The number of the last change. */
  readonly sequence: number;
  /** How many changes there are since the last full copy. */
  readonly sinceCopy: number;
}

/** The drafts on this device. Every method rejects with `DraftError` if it fails, and then has changed nothing. */
export interface DraftStore {
  readonly place: DraftPlace;
  /** Reports storage events; returns a function that unsubscribes. */
  listen(listener: (news: DraftNews) => void): () => void;
  /** Lists all drafts, most recently changed first. An unreadable record does not hide other drafts. */
  list(): Promise<readonly DraftRecord[]>;
  /** Loads a draft for editing; undefined if it does not exist. Repairs damaged records or sets them aside. */
  load(id: string): Promise<LoadedDraft | undefined>;
  /** Reads a draft without changing anything: for copies, exports and read-only tabs. */
  peek(id: string): Promise<LoadedDraft | undefined>;
  /** Returns why a draft does not exist: code 'gone' (deleted) or 'lost'. Undefined if it exists, even if damaged. */
  missing(id: string): Promise<DraftError | undefined>;
  /** Lists the drafts that the browser lost, by title. */
  listLost(): Promise<readonly LostDraft[]>;
  /** Stops reporting these lost drafts. */
  dismissLost(ids: readonly string[]): Promise<void>;
  /** Saves a complete draft with its undo history: a new one, or in place of the one with this ID. */
  put(record: DraftRecord, workspace: Workspace, history?: History): Promise<void>;
  /**
   * Appends changes to a draft that this store has loaded or put: all of them or none. Calls may overlap; changes are
   * stored in order. Rejects with 'changed-elsewhere' if another tab changed the draft since, with 'gone' if it was
   * deleted there, and with 'lost' if the browser lost it.
   */
  append(
    id: string,
    entries: readonly JournalEntry[],
    summary: DraftSummary,
    options?: AppendOptions,
  ): Promise<Appended>;
  /**
   * Notes synchronously every pending change, and each complete draft in `lost`, which the browser lost or may have
   * lost: the page may close before they are stored. They are restored when the drafts are listed or loaded.
   */
  noteUnsaved(lost: readonly WholeDraft[]): void;
  /**
   * Writes a full copy of a draft after change number `sequence`, with its undo history. Does nothing if the draft has
   * changed since, because the copy would be outdated.
   */
  compact(id: string, sequence: number, workspace: Workspace, history: History): Promise<void>;
  /** Notes the findings of a draft for the library. Does not change the draft. */
  noteFindings(id: string, findings: DraftSummary['findings']): Promise<void>;
  /** Changes the title of a draft that is not open. */
  rename(id: string, title: string, changedAt: number): Promise<void>;
  /** Copies a draft under another ID. */
  duplicate(id: string, copy: Pick<DraftRecord, 'id' | 'title' | 'changedAt'>): Promise<DraftRecord>;
  /** Notes when a draft was deleted, or with undefined that it is not. An edit of the draft removes the note. */
  noteDeleted(id: string, at: number | undefined): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * Saves a version in the draft’s version history, and deletes versions that are too old or too many. Exported
   * versions (`exportedAs`) are never deleted, except that a version exported again replaces its earlier entry
   * (`isReplaced`).
   */
  keepState(id: string, workspace: Workspace, reason: string, at: number, exportedAs?: string): Promise<void>;
  /** Lists the draft’s versions, newest first. */
  states(id: string): Promise<readonly SavedVersion[]>;
  readState(id: string, stateId: string): Promise<Workspace>;
  /** Lists the records of a draft that could not be read, now or before. */
  listDamaged(id: string): Promise<readonly DamagedRecord[]>;
  /** Returns all stored data of a draft as JSON text, even if the draft cannot be opened. */
  rawDraft(id: string): Promise<string>;
}

/** The methods of a store that return promises. A decorated store is made of them and of replacements. */
export const draftMethods = [
  ...([
    'list',
    'load',
    'peek',
    'missing',
    'listLost',
    'dismissLost',
    'put',
    'append',
    'compact',
    'noteFindings',
  ] as const),
  ...(['rename', 'duplicate', 'noteDeleted', 'remove', 'keepState', 'states', 'readState'] as const),
  ...(['listDamaged', 'rawDraft'] as const),
] satisfies readonly (keyof DraftStore)[];

/** Returns the methods of a store, to be spread into another one that replaces some of them. */
export function methodsOf(drafts: DraftStore): Pick<DraftStore, (typeof draftMethods)[number]> {
  const methods = draftMethods.map((name) => [name, (drafts[name] as () => unknown).bind(drafts)]);
  return Object.fromEntries(methods) as ReturnType<typeof methodsOf>;
}

/** Thrown if a draft could not be read or saved. The message tells the user what to do. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  readonly code: 'gone' | 'lost' | 'changed-elsewhere' | 'newer-format' | 'unreadable' | 'storage';
  constructor(code: DraftError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Counts the entries of each list. */
export function countsOf(assessment: JsonObject): DraftSummary['counts'] {
  return {
    claims: listOf(assessment, 'claims').length,
    powerBases: listOf(assessment, 'power_bases').length,
    intents: listOf(assessment, 'intent_hypotheses').length,
    contradictions: listOf(assessment, 'contradictions').length,
    unknowns: listOf(assessment, 'unknowns').length,
  };
}

/** Returns the summary of a workspace for the library. */
export function summaryOf(workspace: Workspace, changedAt: number, findings?: DraftSummary['findings']): DraftSummary {
  const { title, textLanguage, assessment, ownReviews } = workspace;
  return {
    title,
    ...(textLanguage !== undefined && { textLanguage }),
    changedAt,
    counts: countsOf(assessment),
    ...(findings !== undefined && { findings }),
    ...(ownReviews && { ownReviews }),
  };
}

/** Returns the error for a draft that does not exist or was deleted. */
export function draftDeleted(): DraftError {
  return new DraftError('gone', 'This draft was deleted in another tab. Export it to keep a copy.');
}

/** Returns the error for a draft that the browser lost. */
export function draftLost(): DraftError {
  return new DraftError('lost', 'The browser deleted or lost this draft’s stored data. Export it to keep a copy.');
}

/** Returns the error for a draft that another tab changed since it was loaded here. */
export function draftChanged(cause?: unknown): DraftError {
  return new DraftError(
    'changed-elsewhere',
    'This draft was changed in another tab. Export your version, or reload the page to see the other changes.',
    cause,
  );
}

/** Whether an error means that another tab changed the draft first. */
export function isDraftChanged(error: unknown): boolean {
  return error instanceof DraftError && error.code === 'changed-elsewhere';
}

/** Sorts drafts, most recently changed first. */
export function latestFirst(records: readonly DraftRecord[]): readonly DraftRecord[] {
  return records.toSorted((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1));
}

// The reasons of versions that were exported or shared with a person, and which of them a newer one replaces.

/** Returns the reason of an exported version, shown after its time. */
export const exportedInWords = (fileName: string): string => `exported as “${fileName}”`;

/** Returns the reason of a version that was shared with a person, shown after its time. */
export const sharedInWords = (recipient: string): string => `shared with ${recipient}`;

/**
 * Whether an exported version is replaced by another one with the same content: content is stored once under the name
 * of its last file. A version that was shared with a person stays, unless it is shared with the same person again.
 */
export function isReplaced(
  earlier: { readonly reason: string; readonly exportedAs?: string | undefined },
  reason: string,
): boolean {
  const { exportedAs } = earlier;
  return exportedAs !== undefined && [reason, exportedInWords(exportedAs)].includes(earlier.reason);
}
