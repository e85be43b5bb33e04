/** Packs texts and files into zip archives, and unpacks archives within limits. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { unpackEntry, readZipDirectory, ZipError } from '../../core/archive/zip.ts';
import { withPath } from '../file-path.ts';

/** A file to put into a zip. */
export interface FileToPack {
  readonly path: string;
  /** A text is written as UTF-8 and compressed. Other files are stored, because most formats are compressed already. */
  readonly content: string | Blob;
  /** When it was last changed, in ms since 1970. */
  readonly at: number;
}

const pieceSize = 4 * 1024 * 1024;

/** Lets other tasks run: compressing happens on the page’s thread, one file at a time, and unpacking can. */
const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The system that a zip comes from (APPNOTE 4.4.2): Unix, for which files have permissions. Info-ZIP reads the names in
 * a zip from MS-DOS, the default, in another encoding, even if they are marked as UTF-8.
 */
const unix = 3;

/** A regular file that its owner may write and everybody may read, as Unix stores it (APPNOTE 4.4.15). */
const regularFile = 0o100644 * 2 ** 16;

/** The years that a zip can store (APPNOTE 4.4.6). Times outside are written as now. */
const years = { first: 1980, last: 2099 } as const;

function zipTime(at: number): Date {
  const year = new Date(at).getFullYear();
  return year >= years.first && year <= years.last ? new Date(at) : new Date();
}

/**
 * Packs files into a zip, in order. Rejects with the signal’s reason when cancelled, and with any error
 * that `files` throws.
 */
export async function packZip(files: AsyncIterable<FileToPack>, signal?: AbortSignal): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const failed: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) failed.push(error);
    else chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  for await (const { path, content, at } of files) {
    signal?.throwIfAborted();
    const isText = typeof content === 'string';
    const entry = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    entry.mtime = zipTime(at);
    entry.os = unix;
    entry.attrs = regularFile;
    zip.add(entry);
    if (isText) entry.push(new TextEncoder().encode(content), true);
    else await pushInPieces(entry, content, signal);
    await yieldToPage();
  }
  zip.end();
  if (failed[0]) throw failed[0];
  return new Blob(chunks, { type: 'application/zip' });
}

async function pushInPieces(
  entry: ZipDeflate | ZipPassThrough,
  content: Blob,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let at = 0; at < content.size; at += pieceSize) {
    signal?.throwIfAborted();
    entry.push(new Uint8Array(await content.slice(at, at + pieceSize).arrayBuffer()));
  }
  entry.push(new Uint8Array(), true);
}

/** The content of a zip. */
export interface Unpacked {
  /** The requested files, each named by the last part of its path. `pathOf` returns the whole path. */
  readonly files: readonly File[];
  /** Requested files that could not be read, with the reason as a sentence. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
  /** The paths of all other files. */
  readonly others: readonly string[];
}

/**
 * Reads the files in a zip whose paths are `wanted`. A file that is damaged, encrypted or larger than `most` bytes is
 * reported and does not affect the others. Rejects with `ZipError` if the zip itself cannot be read, and with the
 * signal’s reason when cancelled. `onFile` is called before a file is unpacked, with the number of files that are done,
 * at most about a hundred times.
 */
export async function unpackZip(
  bytes: Uint8Array,
  wanted: (path: string) => boolean,
  most: number,
  signal?: AbortSignal,
  onFile: (done: number, all: number) => void = () => undefined,
): Promise<Unpacked> {
  const files: File[] = [];
  const problems: { path: string; message: string }[] = [];
  const entries = readZipDirectory(bytes);
  const chosen = entries.filter(({ name }) => wanted(name));
  if (chosen.length > 0 && chosen.every(({ encrypted }) => encrypted)) {
    throw new ZipError(
      'This zip file is protected with a password. Unzip it with its password, and add the files in it.',
    );
  }
  const step = Math.ceil(chosen.length / 100);
  for (const [index, entry] of chosen.entries()) {
    signal?.throwIfAborted();
    if (index % step === 0) onFile(index, chosen.length);
    try {
      files.push(withPath(new File([unpackEntry(bytes, entry, most)], lastPart(entry.name)), entry.name));
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      problems.push({ path: entry.name, message: error.message });
    }
    await yieldToPage();
  }
  return { files, problems, others: entries.map(({ name }) => name).filter((name) => !wanted(name)) };
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
