/**
 * Reads all bytes of a file, a large one in chunks. Rejects with the signal’s reason when cancelled, and with the
 * system’s error if the file cannot be read, for example because it was moved or changed.
 */
import type { CallProgress } from '../../platform/worker-call.ts';

/** Bytes read between two reports. Each chunk waits for the browser’s main process, so there are few. */
const chunkSize = 16 * 1024 * 1024;

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
