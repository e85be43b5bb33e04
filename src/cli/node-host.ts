/** The command line’s access to Node: files, standard streams and environment, with system errors in plain words. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { maxFileBytes, sizeProblem } from '../core/files/limits.ts';
import { InputError, shownName, type Host } from './host.ts';
import { isSameFile, writeWhole } from './output-file.ts';

/** Plain words for the system's errors. Any other error keeps the system's message. */
const reasons: Readonly<Record<string, string>> = {
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
  return reasons[code] ?? message;
}

/** Reads a stream, but no more than the maximum size of a file. */
async function readStream(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // The total size is unknown, and the stream may never end.
    if (size > maxFileBytes) throw new InputError('The file is larger than 64 MiB.', 'too-large');
  }
  return Buffer.concat(chunks, size);
}

async function readFrom(file: string): Promise<Uint8Array> {
  if (file === '-') return readStream(process.stdin);
  const { size } = await stat(file);
  const tooLarge = sizeProblem(size);
  if (tooLarge) throw new InputError(tooLarge.message, 'too-large');
  return readStream(createReadStream(file));
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFrom(file);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`Could not read “${shownName(file)}”: ${reasonOf(error, file)}.`);
  }
}

/** The host of this process. */
export function nodeHost(version: string, siteUrl?: string): Host {
  return {
    version,
    siteUrl,
    env: process.env,
    outIsTerminal: process.stdout.isTTY,
    read,
    write: writeWhole,
    isSameFile,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
}
