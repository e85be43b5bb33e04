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
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < file.size; at += chunkSize) {
    signal?.throwIfAborted();
    onProgress({ label: 'Reading the file', fraction: at / file.size });
    chunks.push(new Uint8Array(await file.slice(at, at + chunkSize).arrayBuffer()));
  }
  signal?.throwIfAborted();
  const [first, ...others] = chunks;
  return first && others.length === 0 ? first : joined(chunks, file.size);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  chunks.forEach((chunk, index) => bytes.set(chunk, index * chunkSize));
  return bytes;
}
