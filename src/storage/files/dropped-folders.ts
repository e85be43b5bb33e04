/** Finds the files of a drop, those in dropped folders included. */
import { withPath } from '../../platform/file-path.ts';

/** The maximum number of files that are read from dropped folders. */
export const maxDroppedFiles = 2000;

function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  // A reader returns the entries in parts, and an empty part at the end.
  const readOn = (): Promise<readonly FileSystemEntry[]> =>
    new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).then((part) => {
      children.push(...part);
      return part.length === 0 ? children : readOn();
    });
  return readOn();
}

const inOrder = new Intl.Collator('en', { numeric: true });

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= maxDroppedFiles) return;
  if (isFolder(entry)) {
    const children = await childrenOf(entry);
    for (const child of children.toSorted((one, other) => inOrder.compare(one.name, other.name))) {
      await collect(child, files);
    }
    return;
  }
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
  files.push(withPath(file, entry.fullPath.replace(/^\//, '')));
}

/** Returns the files in a dropped folder, sorted by name, each with its path. Skips what the system cannot read. */
export async function filesInFolder(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const files: File[] = [];
  await collect(folder, files).catch(() => undefined);
  return files;
}
