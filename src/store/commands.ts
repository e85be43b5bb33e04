import type { Workspace } from '../core/assessment/workspace.ts';
import type { ReportFormat } from '../core/export/exported-file.ts';
import type { Level } from '../core/rules/finding.ts';
import type { Comparing } from './comparing.ts';
import type { EarlierState, StateDifference } from './earlier-states.ts';
import type { Place } from './place.ts';
import type { AllExported, DamagedPart, StorageState } from './storage-state.ts';

/** A fault of a file, with its place. Line and column count from 1, the column in code points. */
export interface FileProblem {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly pointer?: string;
}

/** What became of a file that somebody opened. */
export interface OpenReport {
  readonly fileName: string;
  /** 'opened': a draft is open; 'attached': the casefile is in the open draft; 'refused': nothing changed. */
  readonly outcome: 'opened' | 'attached' | 'refused';
  /** One sentence that says what happened and what to do. */
  readonly summary: string;
  readonly problems: readonly FileProblem[];
  /** What was taken as it is although it is worth a look. */
  readonly notices?: readonly FileProblem[];
}

/** Long work under way, with what it is doing in words; `fraction` from 0 to 1 where it is known. */
export interface Progress {
  readonly label: string;
  readonly fraction?: number;
}

/** The texts that a source file holds, exactly as they are; or why it holds none that can be taken. */
export interface PassageSource {
  readonly fileName: string;
  readonly texts: readonly string[];
  readonly problem?: string;
}

export type SampleName = 'finished' | 'broken' | 'casefile';

export type ExportFormat = 'assessment' | 'casefile' | 'desk' | 'review' | 'blind-packet';

/** A file in a format for other people and tools, made and ready to be handed over. */
export interface MadeExport {
  readonly fileName: string;
  /** The file itself, with its media type. */
  readonly content: Blob;
  /** What is in it, in short: its first lines, or an outline. */
  readonly preview: string;
}

/** The formats that hold a draft's work, so that a file of theirs can be gone on with in place. */
export type FileLinkFormat = 'assessment' | 'desk';

/** What became of saving to a file. `why` is a sentence for people. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly fileName: string }
  | { readonly kind: 'cancelled' }
  /** The contract's errors, or the browser, stand in the way; the export dialogue shows what can be done instead. */
  | { readonly kind: 'not-saved'; readonly why: string };

/** What features may ask for that needs the outside world. The application implements it; stores never do. */
export interface Commands {
  /** Makes an empty draft, opens it and goes there. */
  newAssessment(): Promise<void>;
  openDraft(id: string): Promise<void>;
  closeDraft(): void;
  /** Deletes a draft; it can be brought back for 30 days. */
  deleteDraft(id: string): Promise<void>;
  duplicateDraft(id: string): Promise<void>;
  renameDraft(id: string, title: string): Promise<void>;
  /**
   * Reads files. A casefile goes into the open draft when `into` is 'draft', else into a new one. Everything else
   * opens as a new draft: what is open is never replaced.
   */
  openFiles(
    files: readonly File[],
    into: 'draft' | 'library',
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => void,
  ): Promise<readonly OpenReport[]>;
  /** A file is likely to be opened: what reads it may be made ready. Does nothing where that fails. */
  expectFiles(): void;
  openText(text: string, into: 'draft' | 'library'): Promise<OpenReport>;
  openSample(name: SampleName): Promise<OpenReport>;
  /** The bytes of a state, the open draft's where none is given, in a format, as text, and the name to save them under. */
  render(format: ExportFormat, workspace?: Workspace): { readonly fileName: string; readonly text: string };
  /**
   * The open draft in a format for other people and tools, written away from the page: at the contract's limits it takes
   * seconds. Rejects with the signal's reason where it is cancelled.
   */
  makeExport(format: ReportFormat, signal?: AbortSignal): Promise<MadeExport>;
  /** Hands a made file to the person: a download. */
  downloadMade(made: MadeExport): void;
  /** The states in which the open draft was before, the newest first. Rejects with a sentence. */
  earlierStates(): Promise<readonly EarlierState[]>;
  /**
   * Keeps the open draft as it is now among its earlier states, under the name of the file in which it was exported: what
   * comes back can then be merged against it. Does nothing where it cannot be kept.
   */
  keepExported(fileName: string): Promise<void>;
  /** One of those states, whole. Rejects with a sentence where it cannot be read. */
  readEarlierState(stateId: string): Promise<Workspace>;
  /** What differs between two states, found away from the page. Rejects with the signal's reason where it is cancelled. */
  compareStates(before: Workspace, after: Workspace, signal?: AbortSignal): Promise<readonly StateDifference[]>;
  /** Keeps a state as a draft of its own and goes there. */
  openAsDraft(workspace: Workspace): Promise<void>;
  /** Hands over every draft on this device in one file. Rejects with a sentence where none can be made. */
  exportAllDrafts(onProgress?: (progress: Progress) => void, signal?: AbortSignal): Promise<AllExported>;
  /** Everything that is stored of a draft, as it is, as JSON text: also where it cannot be opened. */
  rawDraft(id: string): Promise<string>;
  /** Says no more of these drafts, which the device has lost. Never rejects: the library says what went wrong. */
  forgetLost(ids: readonly string[]): Promise<void>;
  /** What could not be read of each of these drafts, by their ids; those in which nothing is damaged are left out. */
  damagedDrafts(ids: readonly string[]): Promise<ReadonlyMap<string, readonly DamagedPart[]>>;
  /** Brings a draft back that was deleted not long ago. */
  restoreDraft(id: string): Promise<void>;
  /** Takes deleted drafts off this device for good. */
  forgetDrafts(ids: readonly string[]): Promise<void>;
  /** What the browser says of its storage. Never rejects. */
  storageState(): Promise<StorageState>;
  /** Asks the browser not to clear this storage when room gets short; gives whether it agreed. Never rejects. */
  keepStorage(): Promise<boolean>;
  /** Whether this browser can write to a file that a person has chosen; where not, there are downloads. */
  readonly canSaveInPlace: boolean;
  /** Writes the open draft back to its file, or asks for one where it has none. */
  saveToFile(): Promise<SaveOutcome>;
  /** Asks for a file and writes the open draft to it; from then on it is the draft's file. */
  saveToFileAs(format: FileLinkFormat): Promise<SaveOutcome>;
  /** Opens what is now in the draft's file as a draft of its own. */
  openFileVersion(): Promise<void>;
  /** Asks for files to open. `'refused'` where the browser has no picker that would give them back: use a file field. */
  pickFiles(): Promise<readonly File[] | 'refused'>;
  /** The files of a drop, which can be written back to where the browser allows. Call it in the drop's own event. */
  droppedFiles(transfer: DataTransfer): Promise<readonly File[]>;
  /** Hands a file to the person: a download. */
  download(fileName: string, text: string): void;
  copy(text: string): Promise<void>;
  /** SHA-256 of bytes, 32 bytes long: for passage ids and fingerprints. */
  digest(bytes: Uint8Array): Uint8Array;
  /** Takes the texts out of .txt, .md, .html and .json files, without changing a character. Never rejects. */
  readPassages(files: readonly File[]): Promise<readonly PassageSource[]>;
  /** What comparing and merging need; its code comes when it is first asked for. */
  comparing(): Promise<Comparing>;
  goToLibrary(): void;
  /** Goes to a place of the open draft; does nothing where none is open. */
  goTo(place: Place): void;
  /** Whether another window writes to a draft. Never rejects: where it cannot be known, none is known to. */
  isOpenElsewhere(id: string): Promise<boolean>;
  /** Makes this window the one that writes to the open draft; the one that does so now hands over. */
  takeOver(): Promise<void>;
}

/** The worst of some levels; null for none. */
export function worstLevel(counts: Readonly<Record<Level, number>>): Level | null {
  if (counts.error > 0) return 'error';
  if (counts.violation > 0) return 'violation';
  return counts.notice > 0 ? 'notice' : null;
}
