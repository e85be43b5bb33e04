/** The type of the commands that open files and samples, and save the open draft to a file on disk. */
import type { TextAnnotation } from '../core/annotations/read-annotations.ts';
import type { OriginFile } from '../core/casefile/types.generated.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import type { NewSource } from '../core/workspace/add-sources.ts';

/** The result of opening a file. */
export interface OpenReport {
  readonly fileName: string;
  /**
   * 'opened': it became a draft, which is shown next; 'attached': it was added to the open draft; 'refused': nothing
   * changed.
   */
  readonly outcome: 'opened' | 'attached' | 'refused';
  /** The ID of the draft that this file alone became. The draft is stored, but not yet on the screen. */
  readonly draftId?: string;
  /** One sentence that says what happened and what to do. */
  readonly summary: string;
  readonly problems: readonly FileProblem[];
  /** Points to note that did not stop the file from opening. */
  readonly notices?: readonly FileProblem[];
}

/** A file that was read as a source, or why it has no text. */
export type SourceFile =
  | {
      readonly kind: 'text';
      /** The name of the file, with the folder, archive or message that it was in. */
      readonly path: string;
      /** What the file is, in words: “Word document”. */
      readonly format: string;
      readonly file: OriginFile;
      /** The file itself, to store it on this device. */
      readonly original: File;
      /** The text and the parts that a person can choose. Its contained files are read as sources of their own. */
      readonly extraction: Extraction;
      /** The ID of the passage that the proposed parts make, if it is known already. */
      readonly proposedId?: string | undefined;
      /**
       * Whether the text was inside another file, such as an attachment, or the abstract in a reference that has a
       * file. A person asks for it.
       */
      readonly isContained: boolean;
      /** The names of the files in it that cannot be read, such as pictures. */
      readonly unreadFiles: readonly string[];
    }
  | { readonly kind: 'unreadable'; readonly path: string; readonly problem: string };

/** The name of a published sample. */
export type SampleName = 'finished' | 'broken' | 'casefile';

/** The formats that a draft can be saved to and continued from. */
export type FileLinkFormat = 'assessment' | 'desk';

/** The result of saving to a file. `why` is a sentence for the user. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly fileName: string }
  | { readonly kind: 'cancelled' }
  /** Errors of the contract or the browser prevented saving; the export dialog shows alternatives. */
  | { readonly kind: 'not-saved'; readonly why: string };

/** Opens files, saves the open draft to one, and reads sources. `drafts` implements it. */
export interface FileCommands {
  /**
   * Opens files. A casefile goes into the open draft if `into` is 'draft', else into a new one. Files in none of our
   * formats are sources: a person is asked about them (`source-import.ts`), and they are not in the reports. A person
   * is also asked before annotations become claims, and before identities of a STIX bundle become actors. Everything
   * else opens as a new draft: the open draft is never replaced.
   */
  openFiles(
    files: readonly File[],
    into: 'draft' | 'library',
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => void,
  ): Promise<readonly OpenReport[]>;
  openText(text: string, into: 'draft' | 'library'): Promise<OpenReport>;
  openSample(name: SampleName): Promise<OpenReport>;
  /**
   * Preloads the code that reads files, because one is likely to be opened, and prepares the open draft, because the
   * file may be a review. Fails silently.
   */
  preloadFileReading(): void;
  /**
   * Reads sources, and the files in them. A file that cannot be read does not affect the others. A JSON file with
   * several texts becomes several sources. Rejects when cancelled, with the signal’s reason, or if no reader can be
   * loaded.
   */
  readSources(
    files: readonly File[],
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ): Promise<readonly SourceFile[]>;
  /** Creates a draft with sources and opens it. Resolves to its ID before it is on the screen. */
  openSources(sources: readonly NewSource[], title: string): Promise<string>;
  /**
   * Asks the person whether to add the highlights of files as claims to the draft with this ID, and adds them as one
   * step. Waits until it is open; nothing happens if another one is opened instead, and the report says so. `name`
   * names the files in the question and the report.
   */
  addHighlights(annotations: readonly TextAnnotation[], name: string, draftId: string): Promise<OpenReport>;
  /** Digests the open draft in the background, because a review is likely to be started or added. */
  prepareReviews(): Promise<void>;
  /** Whether this browser can write to a chosen file; otherwise there are downloads. */
  readonly canSaveInPlace: boolean;
  /** Asks for files to open. Resolves to `'refused'` if the browser has no file picker: use a file input instead. */
  pickFiles(): Promise<readonly File[] | 'refused'>;
  /** Returns dropped files, linked to disk if the browser allows. Must be called in the drop event. */
  droppedFiles(transfer: DataTransfer): Promise<readonly File[]>;
  /**
   * Calls `open` with the files that the system opens with the installed application. The promise rejects if a file
   * cannot be read. Never calls it in browsers without file handlers.
   */
  onLaunchedFiles(open: (files: Promise<readonly File[]>) => void): void;
  /** Saves the open draft to its linked file, or asks for one. */
  saveToFile(): Promise<SaveOutcome>;
  /** Asks for a file, saves the open draft to it and links it. */
  saveToFileAs(format: FileLinkFormat): Promise<SaveOutcome>;
  /** Opens the version on disk as a new draft. */
  openFileVersion(): Promise<void>;
}

/** A problem in a file. Line and column count from 1; the column counts code points. */
export interface FileProblem {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly pointer?: string;
}

/** The progress of long work, with a label; `fraction` is from 0 to 1 if known. */
export interface Progress {
  readonly label: string;
  readonly fraction?: number;
  /** The beginning of a text that is read, so that a person can read it before the rest. */
  readonly beginning?: string;
}
