/** Reads zips: their directory, and their files one by one, with a check of size and checksum. */
import { strFromU8, inflateSync } from 'fflate';

/** One file in a zip, as listed in its directory (PKWARE APPNOTE 4.3.12). */
export interface ZipEntry {
  readonly name: string;
  /** 0: uncompressed; 8: deflated. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc: number;
  /** Bytes in the zip. */
  readonly packed: number;
  /** Bytes of the file itself, as the zip claims. */
  readonly size: number;
  /** Where its local header begins. */
  readonly offset: number;
}

/** Thrown if a zip, or a file in it, cannot be read. The message is a sentence for the user. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** More files than any export of drafts contains. A directory with more entries is not read. */
const maxEntries = 10_000;

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 } as const;
const endLength = 22;
const longestComment = 0xffff;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Finds the offset of the end record, which is followed only by a comment. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at;
  }
  throw new ZipError('This is not a valid zip file, or it is incomplete. Download or copy it again.');
}

/** Returns the files in a zip, in the directory’s order and without folders. Throws `ZipError`. */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries)
    throw new ZipError(`This zip file lists ${count} files. Assessment Desk reads at most ${maxEntries}.`);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  try {
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== signatures.entry) throw new RangeError();
      const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
      const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
      const name = strFromU8(bytes.subarray(at + 46, at + 46 + nameLength));
      if (!name.endsWith('/')) entries.push(entryAt(view, at, name));
      at += 46 + nameLength + extraLength + commentLength;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ZipError('This zip file is damaged. Download or copy it again.');
  }
  return entries;
}

function entryAt(view: DataView, at: number, name: string): ZipEntry {
  return {
    name,
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

/** Returns the compressed bytes of a file. Throws `ZipError`. */
function packedBytes(bytes: Uint8Array, { offset, packed, name }: ZipEntry): Uint8Array {
  const view = viewOf(bytes);
  if (offset + 30 <= bytes.length && view.getUint32(offset, true) === signatures.file) {
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + packed <= bytes.length) return bytes.subarray(start, start + packed);
  }
  throw new ZipError(`“${name}” in the zip file is incomplete. Download or copy the zip file again.`);
}

// Unpacks one file of a zip, and checks its size and checksum.

/** Returns the content of one file in a zip, at most `most` bytes. Throws `ZipError`. */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry, most: number): Uint8Array<ArrayBuffer> {
  const { name, method, encrypted, size, crc } = entry;
  if (encrypted) throw new ZipError(`“${name}” is password-protected. Unzip the file and open its contents.`);
  if (method !== 0 && method !== 8) {
    throw new ZipError(`“${name}” uses an unsupported compression method. Unzip the file and open its contents.`);
  }
  if (size > most)
    throw new ZipError(`“${name}” is too large to read from a zip file. Unzip the zip file and add this file.`);
  const packed = packedBytes(bytes, entry);
  const content = method === 0 ? packed.slice() : inflate(packed, entry);
  if (content.length !== size || crc32(content) !== crc) throw damagedEntry(name);
  return content;
}

function inflate(packed: Uint8Array, { name, size }: ZipEntry): Uint8Array<ArrayBuffer> {
  try {
    // The buffer has the size that the directory claims. Excess data is dropped, and the checksum detects it.
    return inflateSync(packed, { out: new Uint8Array(size) }) as Uint8Array<ArrayBuffer>;
  } catch {
    throw damagedEntry(name);
  }
}

function damagedEntry(name: string): ZipError {
  return new ZipError(`“${name}” in the zip file is damaged. Download or copy the zip file again.`);
}

// The checksum used in zip files: CRC-32 as in ISO 3309, unsigned.

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
