/** Computes the SHA-256 of a file in pieces, so that a large file is never in memory as a whole. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CallProgress } from './worker-call.ts';

/** Bytes hashed at a time. */
const chunkSize = 4 * 1024 * 1024;

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
  for (let at = 0; at < file.size; at += chunkSize) {
    signal?.throwIfAborted();
    onProgress({ label: 'Computing the checksum', fraction: at / file.size });
    hash.update(new Uint8Array(await file.slice(at, at + chunkSize).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
