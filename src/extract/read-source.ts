/** Recognises and reads a published file from its bytes, with every reader: what the command does in one process. */
import { inMebibytes } from '../core/files/limits.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { completeExtraction } from './facts/source-facts.ts';
import { inspectedEnd, inspectedStart, maxBytesOf, recognise, type FileStart, type Format } from './formats.ts';
import { type Reader, type ReaderFile, readerOf } from './readers.ts';

/** The text of a file with its format, or a sentence that says why it has none. */
export type ReadSource =
  | { readonly kind: 'text'; readonly extraction: Extraction; readonly format: Format }
  | { readonly kind: 'unreadable'; readonly problem: string };

/** Returns why a file of this size in bytes is not read, from its first and last bytes; undefined if it is. */
export function refusalOf(file: FileStart, size: number): string | undefined {
  const found = recognise(file);
  if (found.kind === 'other') return found.problem;
  const most = maxBytesOf(found.format);
  if (size <= most) return undefined;
  return `The file is too large (${inMebibytes(size)}, limit ${inMebibytes(most)}). Split it.`;
}

/** Reads a file. `pdfReader` loads the reader of PDFs, which needs WebAssembly. */
export async function readSource(file: ReaderFile, pdfReader: () => Promise<Reader>): Promise<ReadSource> {
  const { name, mediaType, bytes } = file;
  const [start, end] = [bytes.subarray(0, inspectedStart), bytes.subarray(Math.max(0, bytes.length - inspectedEnd))];
  const given = { name, mediaType, start, end };
  const problem = refusalOf(given, bytes.length);
  const found = recognise(given);
  if (problem !== undefined || found.kind === 'other') return { kind: 'unreadable', problem: problem ?? '' };
  const { format } = found;
  const read = format.name === 'pdf' ? await pdfReader() : await readerOf(format.name);
  const result = await read({ name, mediaType: format.mediaType, bytes });
  return result.kind === 'text'
    ? { kind: 'text', extraction: completeExtraction(result.extraction, name), format }
    : result;
}
