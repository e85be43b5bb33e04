import type { FileHandle } from './file-system-access.ts';

interface HandleItem extends DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

const handles = new WeakMap<File, FileHandle>();

/** The file on disk that a `File` was read from, where the browser has told. */
export function handleOf(file: File): FileHandle | undefined {
  return handles.get(file);
}

/** The files behind handles that a person has chosen. Rejects with the system's error. */
export function filesBehind(chosen: readonly FileHandle[]): Promise<readonly File[]> {
  return Promise.all(
    chosen.map(async (handle) => {
      const file = await handle.getFile();
      handles.set(file, handle);
      return file;
    }),
  );
}

/** The files that were dropped. Must be called in the drop's own event: afterwards the browser forgets them. */
export function filesDropped(transfer: DataTransfer): Promise<readonly File[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file') as HandleItem[];
  return Promise.all(
    items.map(async (item) => {
      const file = item.getAsFile();
      const handle = await item.getAsFileSystemHandle?.().catch(() => null);
      if (file && handle?.kind === 'file') handles.set(file, handle as FileHandle);
      return file;
    }),
  ).then((files) => files.filter((file) => file !== null));
}
