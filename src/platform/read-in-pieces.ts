/** Reads a file in pieces, with progress: all its bytes, or only its checksum. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CallProgress } from './worker-call.ts';

/** Bytes read between two reports. Each chunk waits for the browser’s main process, so there are few. */
const chunkSize = 16 * 1024 * 1024;

/**
 * Reads all bytes of a file, a large one in chunks. Rejects with the signal’s reason when cancelled, and with the
 * system’s error if the file cannot be read, for example because it was moved or changed.
 */
export async function readBytes(
  file: Blob,
  onProgress: (progress: CallProgress) => void,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array(file.size > chunkSize ? file.size : 0);
  for (let at = 0; at < file.size; at += chunkSize) {
    signal?.throwIfAborted();
    onProgress({ label: 'Reading the file', fraction: at / file.size });
    const chunk = new Uint8Array(await file.slice(at, at + chunkSize).arrayBuffer());
    if (file.size > chunkSize) bytes.set(chunk, at);
    else bytes = chunk;
  }
  signal?.throwIfAborted();
  return bytes;
}

/** Bytes hashed at a time, so that a large file is never in memory as a whole. */
const hashedSize = 4 * 1024 * 1024;

/**
 * Returns the SHA-256 of a file as lower-case hexadecimal digits. Rejects with the system’s error if it cannot be read,
 * and with the signal’s reason when cancelled.
 */
export async function checksumOfFile(
  file: Blob,
  onProgress: (progress: CallProgress) => void,
  signal?: AbortSignal,
): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += hashedSize) {
    signal?.throwIfAborted();
    onProgress({ label: 'Computing the checksum', fraction: at / file.size });
    hash.update(new Uint8Array(await file.slice(at, at + hashedSize).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
