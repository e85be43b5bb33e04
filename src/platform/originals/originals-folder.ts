/** The folder of the browser’s private file system (OPFS) that contains the original files of sources. */

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
 * Returns the folder, which is created if it is missing. Rejects if the browser has no private file system, and if there
 * is no space to create it. Without `create`, rejects if it is missing.
 */
export async function originalsFolder(create = true): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle('originals', { create });
}
