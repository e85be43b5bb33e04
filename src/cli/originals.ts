/** Reads published files and BagIt bags for the command line, with the readers of the application. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { OriginFile } from '../core/casefile/types.generated.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { loadPdfEngine } from '../sources/pdf/engine.ts';
import { pdfReaderWith } from '../sources/pdf/read-pdf.ts';
import { readSource, type Reader } from '../sources/readers.ts';
import { isArchive, maxContainedFiles, maxLevels, sourceTextsOf, unreadInArchive } from '../sources/formats.ts';
import { sha256, type Host, InputError } from './host.ts';
import { createHash } from 'node:crypto';
import { unpackEntry, readZipDirectory, ZipError, type ZipEntry } from '../core/archive/zip.ts';
import { bagAlgorithms, bagBase, checkBag } from '../core/files/bag.ts';

// Reads a BagIt bag for the command line: a folder or a zip, with its documents, its originals and its problems.

/** The largest file that is read from a zip, in bytes. */
export const largestInZip = 512 * 1024 * 1024;

/** A file with its content. */
interface NamedBytes {
  /** The path in the bag, from its base folder. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A bag that was read and checked. */
export interface BagInput {
  /** What differs from the manifests, as sentences. None for a valid bag. */
  readonly problems: readonly string[];
  /** The number of files that match. */
  readonly verified: number;
  /** The JSON files at the top of the payload: desk files and casefiles. */
  readonly documents: readonly NamedBytes[];
  /** The other files of the payload. */
  readonly originals: readonly NamedBytes[];
}

/** The files of a folder or a zip. `read` throws `ZipError` for a damaged one. */
interface Container {
  readonly paths: readonly string[];
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Whether bytes begin as those of a zip with at least one file. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** The folder that all paths are in, with its separator at the end. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1));
  const [shortest = ''] = folders.toSorted((one, other) => one.length - other.length);
  let end = shortest.length;
  while (end > 0 && !folders.every((folder) => folder.startsWith(shortest.slice(0, end)))) {
    end = Math.max(shortest.lastIndexOf('/', end - 2), shortest.lastIndexOf('\\', end - 2)) + 1;
  }
  return shortest.slice(0, end);
}

function folderContainer(files: readonly string[], host: Host): Container {
  const folder = commonFolder(files);
  const byPath = new Map(files.map((file) => [file.slice(folder.length).replaceAll('\\', '/'), file]));
  return { paths: [...byPath.keys()], read: (path) => host.readWhole(byPath.get(path) ?? path) };
}

function zipContainer(bytes: Uint8Array): Container {
  const entries = new Map(readZipDirectory(bytes).map((entry): [string, ZipEntry] => [entry.name, entry]));
  return {
    paths: [...entries.keys()],
    async read(path) {
      const entry = entries.get(path);
      if (!entry) throw new ZipError(`“${path}” is missing.`);
      return unpackEntry(bytes, entry, largestInZip);
    },
  };
}

/** Returns the files of a folder or a zip; undefined for any other file. Rejects with an `InputError`. */
async function containerAt(path: string, host: Host): Promise<Container | undefined> {
  if (path === '-') return undefined;
  const files = await host.filesIn(path);
  if (files.length !== 1 || files[0] !== path) return folderContainer(files, host);
  const bytes = await host.readWhole(path);
  if (!isZip(bytes)) return undefined;
  try {
    return zipContainer(bytes);
  } catch (error) {
    throw error instanceof ZipError ? new InputError(error.message) : error;
  }
}

/**
 * Reads and checks the bag in a folder or a zip; undefined if the path is another file. Rejects with an `InputError` if
 * it is a folder or a zip without a bag, or cannot be read.
 */
export async function readBag(path: string, host: Host): Promise<BagInput | undefined> {
  const container = await containerAt(path, host);
  if (!container) return undefined;
  const base = bagBase(container.paths);
  if (base === undefined) throw new InputError('This is not a BagIt bag: it has no bagit.txt.');
  return contentOf(base, container);
}

async function contentOf(base: string, { paths, read }: Container): Promise<BagInput> {
  const unreadable: string[] = [];
  const inBag = paths.filter((path) => path.startsWith(base) && !path.endsWith('/'));
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const bytesAt = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const known = contents.get(path);
    if (known) return known;
    const bytes = await read(path).catch((error: unknown) => {
      if (!(error instanceof ZipError) && !(error instanceof InputError)) throw error;
      unreadable.push(error.message);
      return new Uint8Array();
    });
    contents.set(path, bytes);
    return bytes;
  };
  const { problems, verified } = await checkBag(base, {
    paths: inBag,
    algorithms: bagAlgorithms,
    text: async (path) => new TextDecoder().decode(await bytesAt(path)),
    size: async (path) => (await bytesAt(path)).length,
    checksum: async (path, algorithm) =>
      createHash(algorithm)
        .update(await bytesAt(path))
        .digest('hex'),
  });
  const payload: NamedBytes[] = [];
  for (const path of inBag.filter((each) => each.startsWith(`${base}data/`))) {
    payload.push({ name: path.slice(base.length), bytes: await bytesAt(path) });
  }
  const isDocument = ({ name }: NamedBytes): boolean => /^data\/[^/]+\.json$/.test(name);
  return {
    problems: [...unreadable, ...problems],
    verified: verified.size,
    documents: payload.filter(isDocument),
    originals: payload.filter((file) => !isDocument(file)),
  };
}

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
