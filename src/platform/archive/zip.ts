/** Packs texts and files into zip archives, and unpacks archives within limits. */
import { inflateSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { withPath } from '../file-path.ts';
import { crc32 } from './crc32.ts';
import { packedBytes, readZipDirectory, ZipError, type ZipEntry } from './zip-directory.ts';

/** A file to put into a zip. */
export interface FileToPack {
  readonly path: string;
  /** A text is written as UTF-8 and compressed. Other files are stored, because most formats are compressed already. */
  readonly content: string | Blob;
  /** When it was last changed, in ms since 1970. */
  readonly at: number;
}

const pieceSize = 4 * 1024 * 1024;

/** Lets other tasks run. Compressing and reading happen on the page’s thread, one file at a time. */
const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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

/** Returns the content of one file in a zip, at most `most` bytes. Throws `ZipError`. */
function unpack(bytes: Uint8Array, entry: ZipEntry, most: number): Uint8Array<ArrayBuffer> {
  const { name, method, encrypted, size, crc } = entry;
  if (encrypted) throw new ZipError(`“${name}” is password-protected. Unzip the file and open its contents.`);
  if (method !== 0 && method !== 8) {
    throw new ZipError(`“${name}” uses an unsupported compression method. Unzip the file and open its contents.`);
  }
  if (size > most) throw new ZipError(`“${name}” is too large to open.`);
  const packed = packedBytes(bytes, entry);
  const content = method === 0 ? packed.slice() : inflate(packed, entry);
  if (content.length !== size || crc32(content) !== crc) throw damaged(name);
  return content;
}

function inflate(packed: Uint8Array, { name, size }: ZipEntry): Uint8Array<ArrayBuffer> {
  try {
    // The buffer has the size that the directory claims. Excess data is dropped, and the checksum detects it.
    return inflateSync(packed, { out: new Uint8Array(size) }) as Uint8Array<ArrayBuffer>;
  } catch {
    throw damaged(name);
  }
}

function damaged(name: string): ZipError {
  return new ZipError(`“${name}” in the zip file is damaged. Download or copy the zip file again.`);
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
 * signal’s reason when cancelled.
 */
export async function unpackZip(
  bytes: Uint8Array,
  wanted: (path: string) => boolean,
  most: number,
  signal?: AbortSignal,
): Promise<Unpacked> {
  const files: File[] = [];
  const problems: { path: string; message: string }[] = [];
  const entries = readZipDirectory(bytes);
  for (const entry of entries.filter(({ name }) => wanted(name))) {
    signal?.throwIfAborted();
    try {
      files.push(withPath(new File([unpack(bytes, entry, most)], lastPart(entry.name)), entry.name));
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
