/** The type of the commands that export the open draft, download files and copy texts. */
import type { NamedVersion } from '../core/report/changes-report.ts';
import type { ProseFormat } from '../core/report/prose/write-prose.ts';
import type { ReportFormat } from '../core/report/exported-file.ts';
import type { ReportShape } from '../core/report/report/shape.ts';
import type { Workspace } from '../core/workspace/workspace.ts';

/** The formats that can be imported again. */
export type ExportFormat = 'assessment' | 'casefile' | 'desk' | 'review' | 'blind-packet';

/** A file that can be downloaded. */
export interface FileToDownload {
  readonly fileName: string;
  /** The file itself, with its media type. */
  readonly content: Blob;
}

/** An exported file, ready to download. */
export interface ExportedBlob extends FileToDownload {
  /** A preview: its first lines, or an outline. */
  readonly preview: string;
}

/** Exports the open draft, and gives files and texts to the user. `drafts` implements it. */
export interface ExportCommands {
  /** Returns the file text and name of a workspace in a format; of the open draft by default. */
  render(format: ExportFormat, workspace?: Workspace): { readonly fileName: string; readonly text: string };
  /**
   * Exports the open draft in a worker, because it takes seconds at the contract’s limits. Rejects with the signal’s
   * reason when cancelled. The shape of a report is the whole report if there is none.
   */
  makeExport(format: ReportFormat, signal?: AbortSignal, shape?: ReportShape): Promise<ExportedBlob>;
  /**
   * Creates the report of what changed from one version to another, in a worker. Rejects with the signal’s reason when
   * cancelled.
   */
  makeChanges(
    before: NamedVersion,
    after: NamedVersion,
    format: ProseFormat,
    signal?: AbortSignal,
  ): Promise<ExportedBlob>;
  /** Downloads an exported file. */
  downloadExport(made: FileToDownload): void;
  /** Encrypts a file with a passphrase (age). Rejects with the signal’s reason when cancelled. */
  encrypt(file: FileToDownload, passphrase: string, signal?: AbortSignal): Promise<FileToDownload>;
  /** Returns a random passphrase of 100 bits. */
  generatePassphrase(): string;
  /**
   * Saves the open draft as a version with the name of its exported file, so that a returned file can be merged against
   * it. If a recipient is given, the version is named after them. Resolves to whether it was saved; never rejects.
   */
  saveExportedVersion(fileName: string, recipient?: string): Promise<boolean>;
  /** Downloads a text file. */
  download(fileName: string, text: string): void;
  copy(text: string): Promise<void>;
  /** Returns the text on the clipboard. Rejects with a message if the browser does not allow it. */
  readCopied(): Promise<string>;
}
