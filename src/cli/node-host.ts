import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { maxFileBytes, sizeProblem } from '../core/files/limits.ts';
import { InputError, shownName, type Host } from './host.ts';
import { isSameFile, writeWhole } from './output-file.ts';

/** The system's reasons in plain words; any other is given as the system says it. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EISDIR: 'it is a folder; name the files in it',
  ENOTDIR: 'a part of its path is no folder',
};

function reasonOf(error: unknown, file: string): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  // Shells hand a pattern over as it stands where nothing fits it, and some never look.
  if (code === 'ENOENT' && /[*?]/.test(file)) return 'no file is called that, and the shell put none in its place';
  return reasons[code] ?? message;
}

/** Takes in a stream, but never more of it than a file may have. */
async function takeIn(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // How large it is in all is not known: the rest of it may never end.
    if (size > maxFileBytes) throw new InputError('It has more than 64 MiB, which is not opened.', 'too-large');
  }
  return Buffer.concat(chunks, size);
}

async function readFrom(file: string): Promise<Uint8Array> {
  if (file === '-') return takeIn(process.stdin);
  const { size } = await stat(file);
  const tooLarge = sizeProblem(size);
  if (tooLarge) throw new InputError(tooLarge.message, 'too-large');
  return takeIn(createReadStream(file));
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFrom(file);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`“${shownName(file)}” could not be read: ${reasonOf(error, file)}.`);
  }
}

/** The machine that this process runs on. */
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
