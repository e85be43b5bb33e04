import type { FileProblem, Progress } from './file-report.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { ReportFormat } from '../core/export/exported-file.ts';
import type { Level } from '../core/rules/finding.ts';
import type { Comparing } from './comparing.ts';
import type { SavedVersion, VersionDifference } from './saved-versions.ts';
import type { Place } from './place.ts';
import type { AllExported, DamagedPart, StorageState } from './storage-state.ts';

/** The result of opening a file. */
export interface OpenReport {
  readonly fileName: string;
  /** 'opened': a draft is open; 'attached': the casefile is in the open draft; 'refused': nothing changed. */
  readonly outcome: 'opened' | 'attached' | 'refused';
  /** One sentence that says what happened and what to do. */
  readonly summary: string;
  readonly problems: readonly FileProblem[];
  /** Points to note that did not stop the file from opening. */
  readonly notices?: readonly FileProblem[];
}

/** The exact texts of a source file, or why it has none. */
export interface PassageSource {
  readonly fileName: string;
  readonly texts: readonly string[];
  readonly problem?: string;
}

export type SampleName = 'finished' | 'broken' | 'casefile';

export type ExportFormat = 'assessment' | 'casefile' | 'desk' | 'review' | 'blind-packet';

/** An exported file, ready to download. */
export interface ExportedBlob {
  readonly fileName: string;
  /** The file itself, with its media type. */
  readonly content: Blob;
  /** A preview: its first lines, or an outline. */
  readonly preview: string;
}

/** The formats that a draft can be saved to and continued from. */
export type FileLinkFormat = 'assessment' | 'desk';

/** The result of saving to a file. `why` is a sentence for the user. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly fileName: string }
  | { readonly kind: 'cancelled' }
  /** Errors of the contract or the browser prevented saving; the export dialog shows alternatives. */
  | { readonly kind: 'not-saved'; readonly why: string };

/** Operations for features that need input or output. The application implements them; stores never do. */
export interface Commands {
  /** Creates an empty draft and opens it. */
  newAssessment(): Promise<void>;
  openDraft(id: string): Promise<void>;
  closeDraft(): void;
  /** Deletes a draft; it can be restored for 30 days. */
  deleteDraft(id: string): Promise<void>;
  duplicateDraft(id: string): Promise<void>;
  renameDraft(id: string, title: string): Promise<void>;
  /**
   * Opens files. A casefile goes into the open draft if `into` is 'draft', else into a new one. Everything else opens
   * as a new draft: the open draft is never replaced.
   */
  openFiles(
    files: readonly File[],
    into: 'draft' | 'library',
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => void,
  ): Promise<readonly OpenReport[]>;
  /** Preloads the code that reads files, because one is likely to be opened. Fails silently. */
  preloadFileReading(): void;
  openText(text: string, into: 'draft' | 'library'): Promise<OpenReport>;
  openSample(name: SampleName): Promise<OpenReport>;
  /** Returns the file text and name of a workspace in a format; of the open draft by default. */
  render(format: ExportFormat, workspace?: Workspace): { readonly fileName: string; readonly text: string };
  /**
   * Exports the open draft in a worker, because it takes seconds at the contract’s limits. Rejects with the signal’s
   * reason when cancelled.
   */
  makeExport(format: ReportFormat, signal?: AbortSignal): Promise<ExportedBlob>;
  /** Downloads an exported file. */
  downloadExport(made: ExportedBlob): void;
  /** Lists the earlier versions of the open draft, newest first. Rejects with a message for the user. */
  listVersions(): Promise<readonly SavedVersion[]>;
  /**
   * Saves the open draft as a version with the name of its exported file, so that a returned file can be merged against
   * it. Fails silently.
   */
  saveExportedVersion(fileName: string): Promise<void>;
  /** Reads one version. Rejects with a message for the user if it cannot be read. */
  readVersion(stateId: string): Promise<Workspace>;
  /** Compares two versions in a worker. Rejects with the signal’s reason when cancelled. */
  compareVersions(before: Workspace, after: Workspace, signal?: AbortSignal): Promise<readonly VersionDifference[]>;
  /** Saves a workspace as a new draft and opens it. */
  openAsDraft(workspace: Workspace): Promise<void>;
  /** Downloads all drafts on this device in one file. Rejects with a message for the user if that fails. */
  exportAllDrafts(onProgress?: (progress: Progress) => void, signal?: AbortSignal): Promise<AllExported>;
  /** Returns all stored data of a draft as JSON text, even if it cannot be opened. */
  rawDraft(id: string): Promise<string>;
  /** Stops reporting these lost drafts. Never rejects: the library shows errors. */
  dismissLost(ids: readonly string[]): Promise<void>;
  /** Returns the damaged parts of these drafts by ID, without drafts that have none. */
  damagedDrafts(ids: readonly string[]): Promise<ReadonlyMap<string, readonly DamagedPart[]>>;
  /** Restores a recently deleted draft. */
  restoreDraft(id: string): Promise<void>;
  /** Permanently deletes drafts. */
  deletePermanently(ids: readonly string[]): Promise<void>;
  /** Returns the state of the browser’s storage. Never rejects. */
  storageState(): Promise<StorageState>;
  /** Asks the browser not to delete the storage when space is low; resolves to whether it agreed. Never rejects. */
  protectStorage(): Promise<boolean>;
  /** Whether this browser can write to a chosen file; otherwise there are downloads. */
  readonly canSaveInPlace: boolean;
  /** Saves the open draft to its linked file, or asks for one. */
  saveToFile(): Promise<SaveOutcome>;
  /** Asks for a file, saves the open draft to it and links it. */
  saveToFileAs(format: FileLinkFormat): Promise<SaveOutcome>;
  /** Opens the version on disk as a new draft. */
  openFileVersion(): Promise<void>;
  /** Asks for files to open. Resolves to `'refused'` if the browser has no file picker: use a file input instead. */
  pickFiles(): Promise<readonly File[] | 'refused'>;
  /** Returns dropped files, linked to disk if the browser allows. Must be called in the drop event. */
  droppedFiles(transfer: DataTransfer): Promise<readonly File[]>;
  /** Downloads a text file. */
  download(fileName: string, text: string): void;
  copy(text: string): Promise<void>;
  /** Returns the SHA-256 of bytes (32 bytes), for passage IDs and fingerprints. */
  digest(bytes: Uint8Array): Uint8Array;
  /** Reads the texts of .txt, .md, .html and .json files, without changing a character. Never rejects. */
  readPassages(files: readonly File[]): Promise<readonly PassageSource[]>;
  /** Loads the comparing and merging code on first use. */
  comparing(): Promise<Comparing>;
  goToLibrary(): void;
  /** Navigates within the open draft; does nothing if none is open. */
  goTo(place: Place): void;
  /** Whether another tab is writing a draft. Never rejects: resolves to false if unknown. */
  isOpenElsewhere(id: string): Promise<boolean>;
  /** Makes this tab the writer of the open draft; the current writer hands over. */
  takeOver(): Promise<void>;
}

/** Returns the highest level that has findings; null for none. */
export function highestLevel(counts: Readonly<Record<Level, number>>): Level | null {
  if (counts.error > 0) return 'error';
  if (counts.violation > 0) return 'violation';
  return counts.notice > 0 ? 'notice' : null;
}
