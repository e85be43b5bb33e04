/** The type of the commands for the original files of sources, which can be stored on this device and handed on. */
import type { Workspace } from '../core/workspace/workspace.ts';
import type { ExportedBlob } from './export-commands.ts';
import type { Progress } from './file-report.ts';

/** A stored file: its SHA-256 as lower-case hexadecimal digits, and its size in bytes. */
export interface StoredOriginal {
  readonly sha256: string;
  readonly size: number;
}

/** A desk file with the stored originals of its sources, as a BagIt bag in a zip. */
export interface ExportedBag extends ExportedBlob {
  /** The names of the originals that are in it. */
  readonly included: readonly string[];
  /** The names of the originals that are not stored on this device. */
  readonly missing: readonly string[];
}

/** Stores original files in the browser, and reads them again. `drafts` implements it. */
export interface OriginalCommands {
  /** Whether this browser can store files. */
  readonly canStore: boolean;
  /** Stores files with their SHA-256. Resolves to a sentence for each one that could not be stored. */
  store(
    files: readonly { readonly file: File; readonly sha256: string }[],
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => void,
  ): Promise<readonly string[]>;
  /** Returns a stored file by its SHA-256; undefined if it is not stored. */
  read(sha256: string): Promise<File | undefined>;
  list(): Promise<readonly StoredOriginal[]>;
  /** Lists the stored files that no draft on this device refers to, recently deleted ones included. */
  unused(): Promise<readonly StoredOriginal[]>;
  remove(checksums: readonly string[]): Promise<void>;
  /** Exports a draft with its originals. Rejects with the signal’s reason when cancelled. */
  makeBag(workspace: Workspace, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<ExportedBag>;
}
