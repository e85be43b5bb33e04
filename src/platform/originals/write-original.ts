/** Writes a file to the browser’s private file system under its checksum. Runs in a worker. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CallProgress } from '../worker-call.ts';

// The folder of the browser’s private file system (OPFS) that contains the original files of sources.

/** Writes to a file in a worker (File System Standard, 2.6.1). Only TypeScript’s library for workers has it. */
interface SyncAccess {
  truncate(size: number): void;
  write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  flush(): void;
  close(): void;
}

declare global {
  interface FileSystemFileHandle {
    /** Renames a file of the private file system. */
    move(name: string): Promise<void>;
    createSyncAccessHandle(): Promise<SyncAccess>;
  }
}

/**
 * Returns the folder, which is created if it is missing. Rejects if the browser has no private file system, and if
 * there is no space to create it. Without `create`, rejects if it is missing.
 */
export async function originalsFolder(create = true): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle('originals', { create });
}

/** A file to store, and the SHA-256 that its bytes must have, as lower-case hexadecimal digits. */
export interface OriginalToWrite {
  readonly file: Blob;
  readonly sha256: string;
}

const chunkSize = 4 * 1024 * 1024;

/**
 * Stores a file under its checksum. It has that name only once it is complete, so a file that was interrupted is never
 * read. Throws if its bytes have another checksum, or if there is not enough space: on a full disk, not even the folder
 * can be opened.
 */
export async function writeOriginal(
  original: OriginalToWrite,
  onProgress: (progress: CallProgress) => void,
): Promise<void> {
  try {
    await write(original, onProgress);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    throw new Error('There is not enough space in this browser. Free up space and try again.');
  }
}

async function write(
  { file, sha256: expected }: OriginalToWrite,
  onProgress: (progress: CallProgress) => void,
): Promise<void> {
  const folder = await originalsFolder();
  const partName = `${expected}.part`;
  const part = await folder.getFileHandle(partName, { create: true });
  const access = await part.createSyncAccessHandle();
  const hash = sha256.create();
  try {
    access.truncate(0);
    for (let at = 0; at < file.size; at += chunkSize) {
      const bytes = new Uint8Array(await file.slice(at, at + chunkSize).arrayBuffer());
      hash.update(bytes);
      // A write on a full disk can end early without an error.
      if (access.write(bytes, { at }) < bytes.length) throw new DOMException('Out of space.', 'QuotaExceededError');
      onProgress({ label: 'Storing the original', fraction: Math.min(1, (at + chunkSize) / file.size) });
    }
    access.flush();
  } catch (error) {
    access.close();
    await folder.removeEntry(partName).catch(() => undefined);
    throw error;
  }
  access.close();
  if (bytesToHex(hash.digest()) !== expected) {
    await folder.removeEntry(partName);
    throw new Error('The file changed while it was being stored. Add it again.');
  }
  // A file with this name was damaged, and not every browser replaces it.
  await folder.removeEntry(expected).catch(() => undefined);
  await part.move(expected);
}
