/** Remembers the handle of each chosen or dropped file, so that a draft can be saved back to it. */
import type { FileHandle } from './file-system-access.ts';

interface HandleItem extends DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

const handles = new WeakMap<File, FileHandle>();

/** Returns the handle of the file on disk that a `File` was read from, if it is known. */
export function handleOf(file: File): FileHandle | undefined {
  return handles.get(file);
}

/** Returns the files of chosen handles. Rejects with the system’s error. */
export function filesBehind(chosen: readonly FileHandle[]): Promise<readonly File[]> {
  return Promise.all(
    chosen.map(async (handle) => {
      const file = await handle.getFile();
      handles.set(file, handle);
      return file;
    }),
  );
}

/**
 * Returns dropped files, and the files in dropped folders. Must be called in the drop event, because the browser
 * discards them afterwards.
 */
export function filesDropped(transfer: DataTransfer): Promise<readonly File[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file') as HandleItem[];
  return Promise.all(items.map(filesOf)).then((files) => files.flat());
}

async function filesOf(item: HandleItem): Promise<readonly File[]> {
  const entry = item.webkitGetAsEntry();
  if (entry?.isDirectory) {
    const { filesInFolder } = await import('./dropped-folders.ts');
    return filesInFolder(entry as FileSystemDirectoryEntry);
  }
  const file = item.getAsFile();
  const handle = await item.getAsFileSystemHandle?.().catch(() => null);
  if (file && handle?.kind === 'file') handles.set(file, handle as FileHandle);
  return file ? [file] : [];
}
