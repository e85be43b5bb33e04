/** Stores, reads, lists and deletes original files by their checksum, in the browser’s private file system. */
import { startBackgroundWork } from '../background-work.ts';
import type { checksumOfFile } from '../read-in-pieces.ts';
import { callWorker, type CallOptions, type WorkerClientParts } from '../worker-call.ts';
import { originalsFolder, type writeOriginal } from './write-original.ts';

/** A stored file: its SHA-256 as lower-case hexadecimal digits, and its size in bytes. */
export interface StoredOriginal {
  readonly sha256: string;
  readonly size: number;
}

const isChecksum = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

interface OriginalMethods {
  readonly writeOriginal: typeof writeOriginal;
  readonly checksumOfFile: typeof checksumOfFile;
}

const writing: WorkerClientParts<OriginalMethods> = {
  start: () => startBackgroundWork('originals'),
};

/**
 * Stores a file; does nothing if it is stored already, and replaces a damaged one. Rejects if the bytes have another
 * checksum or there is not enough space, with a message for the user, and with the signal’s reason when cancelled.
 */
export async function storeOriginal(file: Blob, sha256: string, options: CallOptions = {}): Promise<void> {
  const stored = await readOriginal(sha256);
  if (stored && (await isOriginal(stored, sha256, options))) return;
  await callWorker(writing, 'writeOriginal', { file, sha256 }, options);
}

/** Whether a file has this SHA-256. Rejects with the system’s error if it cannot be read, and when cancelled. */
export async function isOriginal(file: Blob, sha256: string, options: CallOptions = {}): Promise<boolean> {
  return (await callWorker(writing, 'checksumOfFile', file, options)) === sha256;
}

/**
 * Returns a stored file; undefined if it is not stored. The file is read when its content is, and may be damaged: see
 * `isOriginal`.
 */
export async function readOriginal(sha256: string): Promise<File | undefined> {
  try {
    const handle = await (await originalsFolder(false)).getFileHandle(sha256);
    return await handle.getFile();
  } catch (error) {
    return ignoreMissing(error);
  }
}

/** Throws an error again, unless it says that a file is not stored. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error;
}

/** Lists the stored files. */
export async function listOriginals(): Promise<readonly StoredOriginal[]> {
  const stored: StoredOriginal[] = [];
  for await (const [name, handle] of (await originalsFolder()).entries()) {
    if (handle.kind !== 'file' || !isChecksum(name)) continue;
    stored.push({ sha256: name, size: (await (handle as FileSystemFileHandle).getFile()).size });
  }
  return stored;
}

/**
 * Deletes stored files. One that is not stored is skipped. Rejects with the browser’s error if one cannot be deleted.
 */
export async function deleteOriginals(checksums: readonly string[]): Promise<void> {
  const folder = await originalsFolder();
  for (const name of checksums) await folder.removeEntry(name).catch(ignoreMissing);
}
