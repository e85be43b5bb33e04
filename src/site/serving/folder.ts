/** The files of a folder, for `createSite`. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Bytes } from './etag.ts';

interface Kept {
  readonly version: string;
  readonly bytes: Bytes;
}

/** What the file system says where there is no such file, or a path that it takes for no file's. */
const absences: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP', 'EINVAL']);

/**
 * A reader of the files in `folder`. It keeps what it read until the file changes. Links that lead elsewhere, and
 * names in another case than the file's own, are no files. Rejects where a file is there and cannot be read.
 */
export function folderFiles(folder: string): (path: string) => Promise<Bytes | undefined> {
  const kept = new Map<string, Kept>();

  async function read(path: string): Promise<Bytes | undefined> {
    const base = await realpath(folder);
    const file = join(base, path);
    if (!file.startsWith(base + sep)) return undefined;
    const found = await stat(file);
    if (!found.isFile() || (await realpath(file)) !== file) return undefined;
    const version = `${found.mtimeMs} ${found.size} ${found.ino}`;
    const before = kept.get(path);
    if (before?.version === version) return before.bytes;
    const bytes = new Uint8Array(await readFile(file));
    kept.set(path, { version, bytes });
    return bytes;
  }

  return (path) =>
    read(path).catch((error: NodeJS.ErrnoException) => {
      if (absences.has(error.code ?? '')) return undefined;
      throw error;
    });
}
