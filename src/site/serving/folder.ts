/** Reads the files of a folder for `createSite`. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Bytes } from './site.ts';

interface CachedFile {
  readonly version: string;
  readonly bytes: Bytes;
}

/** The errors of the file system for a path that does not exist or cannot be a file. */
const absences: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP', 'EINVAL']);

/**
 * Makes a reader of the files in `folder`. It caches each file until the file changes. Links that lead out of the
 * folder, and names that differ in case, do not count as files. The reader rejects if a file exists but cannot be read.
 */
export function folderFiles(folder: string): (path: string) => Promise<Bytes | undefined> {
  const cache = new Map<string, CachedFile>();

  async function read(path: string): Promise<Bytes | undefined> {
    const base = await realpath(folder);
    const file = join(base, path);
    if (!file.startsWith(base + sep)) return undefined;
    const status = await stat(file);
    if (!status.isFile() || (await realpath(file)) !== file) return undefined;
    const version = `${status.mtimeMs} ${status.size} ${status.ino}`;
    const cached = cache.get(path);
    if (cached?.version === version) return cached.bytes;
    const bytes = new Uint8Array(await readFile(file));
    cache.set(path, { version, bytes });
    return bytes;
  }

  return (path) =>
    read(path).catch((error: NodeJS.ErrnoException) => {
      if (absences.has(error.code ?? '')) return undefined;
      throw error;
    });
}
