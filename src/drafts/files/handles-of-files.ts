/** Remembers the handle of each chosen, dropped or launched file, so that a draft can be saved back to it. */
import type { FileHandle } from './file-system-access.ts';

// Files that the system opens with the installed application (Web App Launch Handler API, WICG). The manifest names
// their endings. There is no share target: without its service worker, a browser would send a shared file to the host.

/** The part of the API that is used here; TypeScript’s types do not include it. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileHandle[] }) => void): void;
}

/**
 * Calls `open` with the files of each launch, also of earlier launches, which the browser queues. The promise rejects
 * with the system’s error if a file cannot be read. Does nothing in browsers without the API.
 */
export function onLaunchedFiles(open: (files: Promise<readonly File[]>) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => open(filesBehind(files)));
}

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
