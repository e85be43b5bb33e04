/** Restricts the files of a host to one folder, for callers that name files themselves. */
import { constants, type Stats } from 'node:fs';
import { open, readlink, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { InputError, type Host } from './host.ts';

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const outsideError = (file: string): InputError =>
  new InputError(`“${file}” is outside the folder. Name a file by its path from the folder.`);

/** Returns the path of a file with all links resolved. Rejects with an `InputError` for a file outside the folder. */
async function pathBelow(folder: string, file: string): Promise<string> {
  const path = resolve(folder, file);
  if (isAbsolute(file) || !isBelow(folder, path)) throw outsideError(file);
  const real = await realpath(path).catch(() => {
    throw new InputError(`Could not read “${file}”: file not found.`, 'missing');
  });
  // A link must not lead outside.
  if (!isBelow(folder, real)) throw outsideError(file);
  return real;
}

/** Rejects with an `InputError` for a pipe, a device or a socket, which may never end. A folder is for the reader. */
async function requireFile(file: string, status: () => Promise<Stats>): Promise<void> {
  const found = await status().catch(() => undefined);
  if (!found || found.isFile() || found.isDirectory()) return;
  throw new InputError(`Could not read “${file}”: it is not a regular file.`);
}

/**
 * Reads a file below a folder with `read`. A folder can become a link after its path was resolved, so the file is
 * opened first, and Linux says where the open file is. Other systems do not, and there this moment remains.
 */
async function readBelow<Content>(
  folder: string,
  file: string,
  read: (path: string) => Promise<Content>,
): Promise<Content> {
  const real = await pathBelow(folder, file);
  await requireFile(file, () => stat(real));
  // Without waiting for a writer, if the file became a pipe since.
  const handle = await open(real, constants.O_RDONLY | constants.O_NONBLOCK).catch(() => undefined);
  const opened = `/proc/self/fd/${String(handle?.fd)}`;
  try {
    if (handle) await requireFile(file, () => handle.stat());
    const place = await readlink(opened).catch(() => undefined);
    if (place !== undefined && !isBelow(folder, place)) throw outsideError(file);
    return await read(place === undefined ? real : opened);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // The caller knows the file by the name that it gave.
    throw new InputError(error.message.replaceAll(opened, file).replaceAll(real, file), error.code);
  } finally {
    await handle?.close();
  }
}

/**
 * Returns a host that reads files below `folder` only, by their paths from it, and writes none. Its messages go to
 * `out` and `err`. `folder` has no links.
 */
export function hostBelow(host: Host, folder: string, { out, err }: Pick<Host, 'out' | 'err'>): Host {
  return {
    ...host,
    folders: [''],
    read: (file) => readBelow(folder, file, host.read),
    readWhole: (file, refusal) => readBelow(folder, file, (path) => host.readWhole(path, refusal)),
    filesIn: () => Promise.reject(new InputError('Folders cannot be read here.')),
    write: () => Promise.reject(new Error('files cannot be written here')),
    outIsTerminal: false,
    out,
    err,
  };
}
