/** Restricts the files of a host to one folder, for callers that name files themselves. */
import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { InputError, type Host } from './host.ts';

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Returns the path of a file with all links resolved. Rejects with an `InputError` for a file outside the folder. */
async function pathBelow(folder: string, file: string): Promise<string> {
  const path = resolve(folder, file);
  const outside = new InputError(`“${file}” is outside the folder. Name a file by its path from the folder.`);
  if (isAbsolute(file) || !isBelow(folder, path)) throw outside;
  const real = await realpath(path).catch(() => {
    throw new InputError(`Could not read “${file}”: file not found.`, 'missing');
  });
  // A link must not lead outside.
  if (!isBelow(folder, real)) throw outside;
  return real;
}

/**
 * Returns a host that reads files below `folder` only, by their paths from it, and writes none. Its messages go to
 * `out` and `err`. `folder` has no links.
 */
export function hostBelow(host: Host, folder: string, { out, err }: Pick<Host, 'out' | 'err'>): Host {
  return {
    ...host,
    folders: [''],
    read: async (file) => host.read(await pathBelow(folder, file)),
    readWhole: async (file) => host.readWhole(await pathBelow(folder, file)),
    filesIn: () => Promise.reject(new InputError('Folders cannot be read here.')),
    write: () => Promise.reject(new Error('files cannot be written here')),
    outIsTerminal: false,
    out,
    err,
  };
}
