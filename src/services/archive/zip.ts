import { inflateSync, Zip, ZipDeflate } from 'fflate';
import { crc32 } from './crc32.ts';
import { packedBytes, readZipDirectory, ZipError, type ZipEntry } from './zip-directory.ts';

/** A file to put into a zip. */
export interface FileToPack {
  readonly path: string;
  readonly text: string;
  /** When it was last changed, in ms since 1970. */
  readonly at: number;
}

/** Gives other work its turn. Compressing and reading are done a file at a time, on the page's own thread. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The years that a zip can hold (APPNOTE 4.4.6). A time outside of them is written as now. */
const years = { first: 1980, last: 2099 } as const;

function zipTime(at: number): Date {
  const year = new Date(at).getFullYear();
  return year >= years.first && year <= years.last ? new Date(at) : new Date();
}

/**
 * A zip of texts in UTF-8, in the order in which they come. Rejects with the signal's reason where it is cancelled, and
 * with what `files` throws.
 */
export async function packZip(files: AsyncIterable<FileToPack>, signal?: AbortSignal): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const failed: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) failed.push(error);
    else chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  for await (const { path, text, at } of files) {
    signal?.throwIfAborted();
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = zipTime(at);
    zip.add(entry);
    entry.push(new TextEncoder().encode(text), true);
    await breathe();
  }
  zip.end();
  if (failed[0]) throw failed[0];
  return new Blob(chunks, { type: 'application/zip' });
}

/** The bytes of one file in a zip, no more than `most`. Throws `ZipError`. */
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
    // Into a buffer of the size that the directory claims: what would go beyond it is dropped, and the checksum tells.
    return inflateSync(packed, { out: new Uint8Array(size) }) as Uint8Array<ArrayBuffer>;
  } catch {
    throw damaged(name);
  }
}

function damaged(name: string): ZipError {
  return new ZipError(`“${name}” in the zip file is damaged. Download or copy the zip file again.`);
}

/** What a zip holds. */
export interface Unpacked {
  /** The files that were wanted, each named by the last part of its path. */
  readonly files: readonly File[];
  /** Those that were wanted and could not be had, and why, in sentences. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
  /** The paths of all others. */
  readonly others: readonly string[];
}

/**
 * The files in a zip that are `wanted` by their paths. One that is damaged, locked or larger than `most` bytes is told
 * of and keeps no other back. Rejects with `ZipError` where the zip itself cannot be read, and with the signal's reason
 * where it is cancelled.
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
      files.push(new File([unpack(bytes, entry, most)], lastPart(entry.name)));
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      problems.push({ path: entry.name, message: error.message });
    }
    await breathe();
  }
  return { files, problems, others: entries.map(({ name }) => name).filter((name) => !wanted(name)) };
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
