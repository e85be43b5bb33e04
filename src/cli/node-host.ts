/** The command line’s access to Node: files, standard streams and environment, with system errors in plain words. */
import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, chmod, open, realpath, rename, rm, stat, writeFile, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { inMebibytes, maxFileBytes, sizeProblem } from '../core/files/limits.ts';
import { inspectedEnd, inspectedStart } from '../sources/formats.ts';
import { InputError, shownName, type Host, type Refusal } from './host.ts';

// Writes a report to a file completely or not at all, and tells whether two names are the same file.

/** Text, in one piece or in several, or bytes. */
type Content = string | Iterable<string> | Uint8Array;

/** Plain words for the system's errors. Any other error keeps the system's message. */
const writingReasons: Readonly<Record<string, string>> = {
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
  return writingReasons[code] ?? message;
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
async function isSameFile(one: string, other: string): Promise<boolean> {
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

/** Plain words for the system's errors. Any other error keeps the system's message. */
const readingReasons: Readonly<Record<string, string>> = {
  ENOENT: 'file not found',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a directory; specify files instead',
  ENOTDIR: 'part of the path is not a directory',
};

function reasonOf(error: unknown, file: string): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  // A shell passes a pattern unchanged if nothing matches it, and some shells never expand patterns.
  if (code === 'ENOENT' && /[*?]/.test(file)) return 'no file matches this pattern';
  return readingReasons[code] ?? message;
}

/** How many bytes of a stream are read before the next decision whether to go on. */
const betweenDecisions = 16 * 1024 * 1024;

/** Reads a stream, but no more than `most` bytes, and nothing more once `refusal` has a reason. */
async function readStream(stream: Readable, most: number, refusal?: Refusal): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  let decided = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (refusal && size - decided > betweenDecisions) {
      decided = size;
      refuse(refusal({ start: Buffer.concat(chunks.slice(0, 2)), end: chunk, size }));
    }
    // The total size is unknown, and the stream may never end.
    if (size > most) throw new InputError(`The file is larger than ${inMebibytes(most)}.`, 'too-large');
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

async function readFrom(file: string): Promise<Uint8Array> {
  if (file === '-') return readStream(process.stdin, maxFileBytes);
  const { size } = await stat(file);
  const tooLarge = sizeProblem(size);
  if (tooLarge) throw new InputError(tooLarge.message, 'too-large');
  return readStream(createReadStream(file), maxFileBytes);
}

/** The largest published file, in bytes: the readers have lower limits of their own. */
const largestOriginal = 2 * 1024 ** 3;

async function inWords<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) throw error;
    const code = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
    throw new InputError(`Could not read “${shownName(file)}”: ${reasonOf(error, file)}.`, code);
  }
}

const read = (file: string): Promise<Uint8Array> => inWords(file, () => readFrom(file));

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new InputError(problem, 'too-large');
}

/** Decides from the size and the ends of a regular file, before the rest is read. */
async function refuseByEnds(file: string, refusal: Refusal): Promise<void> {
  if (!(await stat(file)).isFile()) return;
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const part = async (from: number, length: number): Promise<Uint8Array> => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const start = await part(0, Math.min(size, inspectedStart));
    const length = Math.min(size, inspectedEnd);
    refuse(refusal({ start, end: await part(size - length, length), size }));
  } finally {
    await handle.close();
  }
}

const readWhole: Host['readWhole'] = (file, refusal) =>
  inWords(file, async () => {
    if (file === '-') return readStream(process.stdin, largestOriginal, refusal);
    if (refusal) await refuseByEnds(file, refusal);
    return readStream(createReadStream(file), largestOriginal, refusal);
  });

function filesIn(path: string): Promise<readonly string[]> {
  return inWords(path, async () => {
    if (!(await stat(path)).isDirectory()) return [path];
    const entries = await readdir(path, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
}

/** A folder and those around it, as names from the current folder, the nearest first. */
function foldersUpFrom(folder: string): readonly string[] {
  const depth = resolve(folder).split(sep).filter(Boolean).length;
  return Array.from({ length: depth + 1 }, (_, up) => join(folder, ...Array<string>(up).fill('..')));
}

/** Reads PDFium: beside the command in the package, and in its own package when run from the source. */
async function pdfium(): Promise<Uint8Array<ArrayBuffer>> {
  const beside = new URL('pdfium.wasm', import.meta.url);
  const inPackage = (): string => createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  return new Uint8Array(await readFile(beside).catch(() => readFile(inPackage())));
}

/** The host of this process. */
export function nodeHost(version: string, siteUrl?: string): Host {
  return {
    version,
    siteUrl,
    env: process.env,
    outIsTerminal: process.stdout.isTTY,
    folders: foldersUpFrom('.'),
    read,
    readWhole,
    filesIn,
    pdfium,
    write: writeWhole,
    isSameFile,
    out: (content) => void process.stdout.write(content),
    print: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
}
