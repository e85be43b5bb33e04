/** Reads published files for the commands `extract` and `verify-origin`, with the readers of the application. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { OriginFile } from '../core/casefile/types.generated.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { loadPdfEngine } from '../extract/pdf/engine.ts';
import { pdfReaderWith } from '../extract/pdf/read-pdf.ts';
import { readSource } from '../extract/read-source.ts';
import { isArchive, maxContainedFiles, maxLevels, sourceTextsOf, unreadInArchive } from '../extract/source-texts.ts';
import type { Reader } from '../extract/reader.ts';
import { sha256, type Host } from './host.ts';

/** A text of a file, with the identity of the file. */
interface TextOfFile {
  readonly kind: 'text';
  readonly extraction: Extraction;
  readonly file: OriginFile;
}

/** A file that was read, or why it has no text. */
export type ReadOriginal = TextOfFile | { readonly kind: 'unreadable'; readonly problem: string };

/** A text that becomes a source. `path` is its file, in the files that contain it, and which text of the file it is. */
export type ReadText = TextOfFile & {
  readonly path: string;
  /** Whether it is only added if a person asks for it. */
  readonly isContained?: boolean;
};

/** A text that becomes a source, or a file without one. */
export type ReadSourceText =
  | ReadText
  | { readonly kind: 'unreadable'; readonly path: string; readonly problem: string };

/** Reads files one after the other. */
export interface OriginalReader {
  read(name: string, bytes: Uint8Array<ArrayBuffer>, path?: string | null): Promise<ReadOriginal>;
  /**
   * Reads the texts that become sources, as the application proposes them: those of an archive are in its files. A file
   * of references is one text, for `withReferences`.
   */
  readSources(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<readonly ReadSourceText[]>;
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
  const read: OriginalReader['read'] = async (name, bytes, path = null) => {
    const [size, checksum] = [bytes.length, bytesToHex(sha256(bytes))];
    const result = await readSource({ name, mediaType: '', bytes }, pdfReader);
    if (result.kind === 'unreadable') return result;
    const { extraction, format } = result;
    return { kind: 'text', extraction, file: { name, path, size, media_type: format.mediaType, sha256: checksum } };
  };
  return { read, readSources: (name, bytes) => readSourcesIn({ name, path: name, bytes }, read, 0) };
}

const nothingInside = 'The file contains no text that can be read.';

interface GivenFile {
  readonly name: string;
  /** Its path in the files that contain it; its name if none does. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Reads a file, and the files in an archive of messages or pages. Attachments are for a person to choose. */
async function readSourcesIn(
  { name, path, bytes }: GivenFile,
  read: OriginalReader['read'],
  level: number,
): Promise<readonly ReadSourceText[]> {
  const result = await read(name, bytes, path === name ? null : path);
  if (result.kind === 'unreadable') return [{ ...result, path }];
  const { extraction } = result;
  // The references are combined with the other files when all are read.
  if (extraction.references) return [{ ...result, path }];
  if (!isArchive(extraction)) {
    const texts = sourceTextsOf({ ...extraction, contained: [] });
    return texts.map((text) => ({ ...result, extraction: text.extraction, path: path + text.label }));
  }
  const sources: ReadSourceText[] = [];
  for (const contained of level < maxLevels ? extraction.contained.slice(0, maxContainedFiles) : []) {
    const inside = { name: baseName(contained.path), path: `${path}/${contained.path}`, bytes: contained.bytes };
    sources.push(...(await readSourcesIn(inside, read, level + 1)));
  }
  const problem = sources.length === 0 ? nothingInside : unreadInArchive(extraction);
  return problem === undefined ? sources : [...sources, { kind: 'unreadable', path, problem }];
}
