/** The type of the commands for the original files of sources, which can be stored on this device and handed on. */
import type { Workspace } from '../core/workspace/workspace.ts';
import type { ExportedBlob } from './export-commands.ts';
import type { Progress } from './file-commands.ts';
import type { LinePlaces, PageSize } from '../core/extraction/extraction.ts';

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
  /** The names of the originals that were left out, because their stored files are damaged. */
  readonly damaged: readonly string[];
}

/** A file that is on this device: stored, or attached until Assessment Desk is closed. */
export interface FoundOriginal {
  readonly place: 'stored' | 'attached';
  /** In bytes. A stored file with another size than the original is damaged. */
  readonly size: number;
  /** Whether the file was read and differs from the original. */
  readonly isDamaged: boolean;
}

/** Thrown if a stored file no longer has its checksum. `size` is that of the stored file, in bytes. */
export class DamagedOriginal extends Error {
  override readonly name = 'DamagedOriginal';
  readonly size: number;
  constructor(size: number) {
    super('The stored file is damaged: it no longer matches its checksum.');
    this.size = size;
  }
}

/** How a file is read. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** How a file becomes the original of a source. */
export interface AttachOptions extends ReadOptions {
  /** Whether to store it on this device. Otherwise it can be read until Assessment Desk is closed. */
  readonly stores: boolean;
}

/** Whether a file is the original. `trouble` says why one that is could not be stored. */
export type AttachResult =
  | { readonly kind: 'attached'; readonly trouble?: string | undefined }
  | { readonly kind: 'another-file' };

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
  /**
   * Attaches a file as the original with this SHA-256, so that `read` returns it. Another file is not attached. Rejects
   * if the file cannot be read, and with the signal’s reason when cancelled.
   */
  attach(file: File, sha256: string, options: AttachOptions): Promise<AttachResult>;
  /**
   * Returns a stored or attached file by its SHA-256, after comparing its content with it; undefined if there is none.
   * Rejects with `DamagedOriginal` if only a damaged file is stored, and with the signal’s reason when cancelled.
   */
  read(sha256: string, options?: ReadOptions): Promise<File | undefined>;
  /** Finds a file by its SHA-256 without reading it; undefined if there is none. */
  find(sha256: string): Promise<FoundOriginal | undefined>;
  /** Opens a PDF to show its pages. Rejects with a sentence for the user if it cannot be shown. */
  openPages(file: File): Promise<OpenPages>;
  list(): Promise<readonly StoredOriginal[]>;
  /** Lists the stored files that no draft on this device refers to, now or in a state that can be restored. */
  listUnused(): Promise<readonly StoredOriginal[]>;
  remove(checksums: readonly string[]): Promise<void>;
  /** Exports a draft with its originals. Rejects with the signal’s reason when cancelled. */
  makeBag(workspace: Workspace, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<ExportedBag>;
}

/** The picture of a page. Whoever gets it calls `bitmap.close()`, or moves it to a canvas. */
export interface PagePicture {
  readonly bitmap: ImageBitmap;
  /** Pixels for each point, which may be less than requested. */
  readonly scale: number;
}

/**
 * The pages of an open file, counted from 1. A failure has a sentence for the user, and other pages can still be used.
 */
export interface OpenPages {
  /** In points, as the file says that they are shown. */
  readonly pages: readonly PageSize[];
  /** Draws a page with so many pixels for each point. A cancelled call rejects with the signal’s reason. */
  draw(page: number, scale: number, signal?: AbortSignal): Promise<PagePicture>;
  /** Returns the lines of a page with the place of each character, in the order of its text. */
  lines(page: number, signal?: AbortSignal): Promise<readonly LinePlaces[]>;
  /** Gives back what the file takes. Unanswered calls reject. */
  close(): void;
}
