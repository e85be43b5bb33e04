/** How far long work is: in words, and from 0 to 1 where that is known. */
export interface ReadProgress {
  readonly label: string;
  readonly fraction?: number;
}

/** How much is read between two reports, in bytes: small enough to be cancelled, large enough to be fast. */
const chunkSize = 4 * 1024 * 1024;

/**
 * All bytes of a file, read a piece at a time. Rejects with the signal's reason where it is cancelled between pieces,
 * and with the system's error where the file cannot be read, as when it was moved or changed meanwhile.
 */
export async function readBytes(
  file: Blob,
  onProgress: (progress: ReadProgress) => void,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  for (let at = 0; at < file.size; at += chunkSize) {
    signal?.throwIfAborted();
    onProgress({ label: 'Reading the file', fraction: at / file.size });
    bytes.set(new Uint8Array(await file.slice(at, at + chunkSize).arrayBuffer()), at);
  }
  signal?.throwIfAborted();
  return bytes;
}
