/**
 * Reads all bytes of a file in chunks. Rejects with the signal’s reason when cancelled, and with the system’s error if
 * the file cannot be read, for example because it was moved or changed.
 */
import type { CallProgress } from '../../platform/worker-call.ts';

/** Bytes read between two reports: small enough to cancel quickly, large enough to be fast. */
const chunkSize = 4 * 1024 * 1024;

export async function readBytes(
  file: Blob,
  onProgress: (progress: CallProgress) => void,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  for (let at = 0; at < file.size; at += chunkSize) {
    signal?.throwIfAborted();
    onProgress({ label: 'Reading the file', fraction: at / file.size });
    bytes.set(new Uint8Array(await file.slice(at, at + chunkSize).arrayBuffer()), at);
  }
  signal?.throwIfAborted();
  return bytes;
}
