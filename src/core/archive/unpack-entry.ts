/** Unpacks one file of a zip, and checks its size and checksum. */
import { inflateSync } from 'fflate';
import { crc32 } from './crc32.ts';
import { packedBytes, ZipError, type ZipEntry } from './zip-directory.ts';

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
