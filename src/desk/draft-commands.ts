/** The type of the commands for whole drafts, such as creating, deleting, restoring and exporting them. */
import type { Casefile } from '../core/casefile/types.generated.ts';
import type { SharedRun } from '../core/check/compared-words.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { Progress } from './file-commands.ts';

/** A draft on this device whose casefile has a fingerprint that was searched for. */
export interface FoundCasefile {
  readonly draftId: string;
  readonly title: string;
}

/**
 * Commands for whole drafts, implemented by `drafts`. The library shows their errors unless a command says otherwise.
 */
export interface DraftCommands {
  /** Rereads the library’s list. Never rejects: the library shows errors. */
  listDrafts(): Promise<void>;
  /** Creates an empty draft and opens it. */
  newAssessment(): Promise<void>;
  /** Deletes a draft; it can be restored for 30 days. */
  deleteDraft(id: string): Promise<void>;
  /** Restores a recently deleted draft. */
  restoreDraft(id: string): Promise<void>;
  /** Permanently deletes drafts. */
  deletePermanently(ids: readonly string[]): Promise<void>;
  duplicateDraft(id: string): Promise<void>;
  renameDraft(id: string, title: string): Promise<void>;
  /** Whether another tab is writing a draft. Never rejects: resolves to false if unknown. */
  isOpenElsewhere(id: string): Promise<boolean>;
  /** Makes this tab the writer of the open draft. The current writer releases it. */
  takeOver(): Promise<void>;
  /** Saves a workspace as a new draft and opens it. */
  openAsDraft(workspace: Workspace): Promise<void>;
  /**
   * Searches the drafts on this device for a casefile with this fingerprint, while the page is idle and the open draft
   * lacks it; resolves to undefined if there is none. Rejects if the drafts cannot be listed.
   */
  findCasefile(fingerprint: string): Promise<FoundCasefile | undefined>;
  /** Reads the casefile of a draft. Rejects with a message for the user if it does not have this fingerprint. */
  readCasefile(draftId: string, fingerprint: string): Promise<Casefile>;
  /** Finds the words that passages of a casefile share, in the background. Rejects or is undefined if that fails. */
  findSharedWords(casefile: Casefile): Promise<readonly SharedRun[] | undefined>;
  /** Downloads all drafts on this device in one file. Rejects with a message for the user if that fails. */
  exportAllDrafts(onProgress?: (progress: Progress) => void, signal?: AbortSignal): Promise<AllExported>;
  /** Returns all stored data of a draft as JSON text, even if it cannot be opened. */
  rawDraft(id: string): Promise<string>;
  /** Stops reporting these lost drafts. Never rejects: the library shows errors. */
  dismissLost(ids: readonly string[]): Promise<void>;
  /** Returns the damaged parts of these drafts by ID, without drafts that have none. */
  damagedDrafts(ids: readonly string[]): Promise<ReadonlyMap<string, readonly DamagedPart[]>>;
  /** Returns the state of the browser’s storage. Never rejects. */
  storageState(): Promise<StorageState>;
  /** Asks the browser not to delete the storage when space is low; resolves to whether it agreed. Never rejects. */
  protectStorage(): Promise<boolean>;
}

/** The state of the browser’s storage, as far as it is known. */
export interface StorageState {
  /** Whether the browser agreed not to delete it when space is low; null if unknown. */
  readonly persisted: boolean | null;
  /** The approximate bytes used; null if unknown. */
  readonly used: number | null;
  /** The approximate bytes allowed in total. */
  readonly available: number | null;
}

/** The result of exporting all drafts. */
export interface AllExported {
  readonly fileName: string;
  /** How many drafts were exported as desk files. */
  readonly whole: number;
  /** How many marks that are not sorted the drafts have. The file does not contain them. */
  readonly marks: number;
  /** The titles of drafts of which only raw data could be exported. */
  readonly raw: readonly string[];
}

/** A part of a draft that could not be read from storage. The stored data is unchanged. */
export interface DamagedPart {
  /** What was affected, in a sentence. */
  readonly what: string;
  /** When it was found, in ms since 1970. */
  readonly at: number;
}
