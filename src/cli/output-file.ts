/** Writes a report to a file completely or not at all, and tells whether two names are the same file. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Text, in one piece or in several, or bytes. */
type Content = string | Iterable<string> | Uint8Array;

/** Plain words for the system's errors. Any other error keeps the system's message. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its directory does not exist',
  ENOTDIR: 'part of the path is not a directory',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/** Says why something could not be written. */
export function writingProblem(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/** Returns the path of a file with symbolic links resolved. The file need not exist, but its folder must. */
async function realPathOf(file: string): Promise<string> {
  return realpath(file).catch(async () => join(await realpath(dirname(file)), basename(file)));
}

/** Returns the identities of a file: its path, and the device and inode that all hard links to it share. */
async function identitiesOf(file: string): Promise<readonly string[]> {
  const path = await realPathOf(file).catch(() => file);
  const status = await stat(path, { bigint: true }).catch(() => undefined);
  return status ? [path, `${String(status.dev)}:${String(status.ino)}`] : [path];
}

/** Whether two names lead to the same file, directly or through symbolic or hard links. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const identities = await identitiesOf(other);
  return (await identitiesOf(one)).some((identity) => identities.includes(identity));
}

async function replace(path: string, mode: number | undefined, text: Content): Promise<void> {
  const temporary = join(dirname(path), `.assessment-desk-${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx');
    try {
      await writeFile(handle, text);
    } finally {
      await handle.close();
    }
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Writes a file atomically: a temporary file in the same folder replaces it at the end, so a failure leaves the old
 * content. A symbolic link stays a link. A device or pipe is written to directly. Rejects with a readable reason.
 */
export async function writeWhole(file: string, text: Content): Promise<void> {
  try {
    const path = await realPathOf(file);
    const status = await stat(path).catch(() => undefined);
    if (status) await access(path, constants.W_OK);
    if (status && !status.isFile()) await writeFile(path, text);
    else await replace(path, status?.mode, text);
  } catch (error) {
    throw new Error(writingProblem(error), { cause: error });
  }
}
