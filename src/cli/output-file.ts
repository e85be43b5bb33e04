import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The system's reasons in plain words; any other is given as the system says it. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/** Where a file is, symbolic links followed, whether it exists or only its folder does. */
async function placeOf(file: string): Promise<string> {
  return realpath(file).catch(async () => join(await realpath(dirname(file)), basename(file)));
}

/** The names by which a file can be recognised: where it is, and what hard links to it have in common. */
async function identitiesOf(file: string): Promise<readonly string[]> {
  const place = await placeOf(file).catch(() => file);
  const known = await stat(place, { bigint: true }).catch(() => undefined);
  return known ? [place, `${String(known.dev)}:${String(known.ino)}`] : [place];
}

/** Whether two names are those of one file, also through symbolic and hard links. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const identities = await identitiesOf(other);
  return (await identitiesOf(one)).some((identity) => identities.includes(identity));
}

async function replace(place: string, mode: number | undefined, text: string | Iterable<string>): Promise<void> {
  const temporary = join(dirname(place), `.assessment-desk-${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx');
    try {
      await writeFile(handle, text);
    } finally {
      await handle.close();
    }
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, place);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Writes a whole file, or leaves what was there: a temporary file in the same folder takes its place at the end. A
 * symbolic link stays one; what is not a file of the disk, such as a device, is written to. Rejects with a reason for
 * people.
 */
export async function writeWhole(file: string, text: string | Iterable<string>): Promise<void> {
  try {
    const place = await placeOf(file);
    const before = await stat(place).catch(() => undefined);
    if (before) await access(place, constants.W_OK);
    if (before && !before.isFile()) await writeFile(place, text);
    else await replace(place, before?.mode, text);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(reasons[code] ?? message, { cause: error });
  }
}
