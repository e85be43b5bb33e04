/** The work of the worker that reads published files: the text of one file, and its checksum. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { passageId } from '../../core/casefile/hash.ts';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import { completeExtraction } from '../../sources/facts/source-facts.ts';
import { formats, type FormatName } from '../../sources/formats.ts';
import { readerOf } from '../../sources/readers.ts';
import { checksumOfFile, readBytes } from '../../platform/read-in-pieces.ts';
import type { CallProgress } from '../../platform/worker-call.ts';

/** A file to read, and its format. */
export interface ExtractRequest {
  readonly file: File;
  readonly format: FormatName;
}

/** The text of a file with the SHA-256 of its bytes, or why it has no text. */
export type ExtractedFile =
  | {
      readonly kind: 'text';
      readonly extraction: Extraction;
      readonly sha256: string;
      /** The ID of the passage that the proposed parts make: hashing a large text would block the page. */
      readonly proposedId?: string;
    }
  | { readonly kind: 'unreadable'; readonly problem: string };

type OnProgress = (progress: CallProgress) => void;

/** The methods of the worker. Both reject with the system’s error if the file cannot be read. */
export interface ExtractingMethods {
  extract(request: ExtractRequest, onProgress: OnProgress, signal?: AbortSignal): Promise<ExtractedFile>;
  /** Returns the SHA-256 of a file, as lower-case hexadecimal digits. */
  checksum(file: File, onProgress: OnProgress, signal?: AbortSignal): Promise<string>;
}

export const extractingMethods: ExtractingMethods = {
  async extract({ file, format }, onProgress, signal) {
    const [read, bytes] = await Promise.all([readerOf(format), readBytes(file, onProgress, signal)]);
    // Readers may take the bytes apart, so the checksum comes first.
    const checksum = bytesToHex(sha256(bytes));
    const given = { name: file.name, mediaType: formats[format].mediaType, bytes };
    const result = await read(given, onProgress, signal);
    if (result.kind === 'unreadable') return result;
    const extraction = completeExtraction(result.extraction, file.name);
    const { text } = composeText(extraction, proposedGroups(extraction));
    return { kind: 'text', extraction, sha256: checksum, proposedId: passageId(text, sha256) };
  },
  checksum: checksumOfFile,
};
