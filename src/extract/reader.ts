/** The types that every reader of published files has: a pure function from a file’s bytes to its text. */
import type { ExtractionResult } from '../core/extraction/extraction.ts';

/** A file to read. */
export interface ReaderFile {
  /** Its name, without a folder. */
  readonly name: string;
  /** The media type of its format, not the one that the browser guesses. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How far reading is, in words (“Page 3 of 20”); `fraction` is from 0 to 1 if known. */
export interface ReadingProgress {
  readonly label: string;
  readonly fraction?: number;
  /** The beginning of the text, once, as soon as it is known. */
  readonly beginning?: string;
}

/**
 * Reads a file without DOM, network or clock: the same bytes give the same segments in a worker and in Node. A file
 * that cannot be read resolves with a sentence. Rejects only when cancelled, with the signal’s reason.
 */
export type Reader = (
  file: ReaderFile,
  onProgress?: (progress: ReadingProgress) => void,
  signal?: AbortSignal,
) => Promise<ExtractionResult>;
