/** Reads published files for the commands `extract` and `verify-origin`, with the readers of the application. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { OriginFile } from '../core/casefile/types.generated.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { loadPdfEngine } from '../extract/pdf/engine.ts';
import { pdfReaderWith } from '../extract/pdf/read-pdf.ts';
import { readSource } from '../extract/read-source.ts';
import type { Reader } from '../extract/reader.ts';
import { sha256 } from './digest.ts';
import type { Host } from './host.ts';

/** A file that was read, with its identity. */
export type ReadOriginal =
  | { readonly kind: 'text'; readonly extraction: Extraction; readonly file: OriginFile }
  | { readonly kind: 'unreadable'; readonly problem: string };

/** Reads files one after the other. */
export interface OriginalReader {
  read(name: string, bytes: Uint8Array<ArrayBuffer>, path?: string | null): Promise<ReadOriginal>;
}

/** Returns the last part of a path. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Creates the reader. PDFium is loaded with the first PDF. */
export function createOriginalReader(host: Host): OriginalReader {
  let pdf: Promise<Reader> | undefined;
  const pdfReader = (): Promise<Reader> =>
    (pdf ??= host.pdfium().then(async (wasm) => pdfReaderWith(await loadPdfEngine(wasm))));
  return {
    async read(name, bytes, path = null) {
      const [size, checksum] = [bytes.length, bytesToHex(sha256(bytes))];
      const result = await readSource({ name, mediaType: '', bytes }, pdfReader);
      if (result.kind === 'unreadable') return result;
      const { extraction, format } = result;
      return { kind: 'text', extraction, file: { name, path, size, media_type: format.mediaType, sha256: checksum } };
    },
  };
}
