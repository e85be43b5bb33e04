/** The readers of published files by format: pure functions from a file’s bytes to its text, loaded when needed. */
import {
  formats,
  type FormatName,
  inspectedEnd,
  inspectedStart,
  maxBytesOf,
  recognise,
  type FileStart,
  type Format,
} from './formats.ts';
import type { ExtractionResult, Extraction } from '../core/extraction/extraction.ts';
import { inMebibytes } from '../core/files/limits.ts';
import { completeExtraction } from './facts/source-facts.ts';

// Recognises and reads a published file from its bytes, with every reader: what the command does in one process.

/** The text of a file with its format, or a sentence that says why it has none. */
type ReadSource =
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

/** A file to read. */
export interface ReaderFile {
  /** Its name, without a folder. */
  readonly name: string;
  /** The media type of its format, not the one that the browser guesses. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How far reading is, in words (“Page 3 of 20”); `fraction` is from 0 to 1 if known. */
export interface ReadingProgress {
  readonly label: string;
  readonly fraction?: number;
  /** The beginning of the text, once, as soon as it is known. */
  readonly beginning?: string;
}

/**
 * Reads a file without DOM, network or clock: the same bytes give the same segments in a worker and in Node. A file
 * that cannot be read resolves with a sentence. Rejects only when cancelled, with the signal’s reason.
 */
export type Reader = (
  file: ReaderFile,
  onProgress?: (progress: ReadingProgress) => void,
  signal?: AbortSignal,
) => Promise<ExtractionResult>;

/** One line for each format. A format without a reader is recognised, and its files get a sentence. */
const readers: { readonly [Name in FormatName]?: () => Promise<Reader> } = {
  text: async () => (await import('./text/read-text.ts')).readText,
  markdown: async () => (await import('./text/read-text.ts')).readText,
  mail: async () => (await import('./mail/read-mail.ts')).readMail,
  mbox: async () => (await import('./mail/read-mail.ts')).readMbox,
  vtt: async () => (await import('./subtitles/read-subtitles.ts')).readVtt,
  srt: async () => (await import('./subtitles/read-subtitles.ts')).readSrt,
  warc: async () => (await import('./web/read-archive.ts')).readWarc,
  wacz: async () => (await import('./web/read-archive.ts')).readWacz,
  mhtml: async () => (await import('./web/read-archive.ts')).readMhtml,
  docx: async () => (await import('./office/docx/read-docx.ts')).readDocx,
  odt: async () => (await import('./office/odt/read-odt.ts')).readOdt,
  html: async () => (await import('./web/read-page.ts')).readHtml,
  epub: async () => (await import('./epub/read-epub.ts')).readEpub,
  json: async () => (await import('./text/read-text.ts')).readJson,
  ris: async () => (await import('./references/references.ts')).readRis,
  bibtex: async () => (await import('./references/read-bibtex.ts')).readBibtex,
  stix: async () => (await import('./references/references.ts')).readStix,
  'csl-json': async () => (await import('./references/references.ts')).readCslJson,
};

/** Returns the reader of a format. */
export async function readerOf(format: FormatName): Promise<Reader> {
  const { label } = formats[format];
  const problem = `Assessment Desk cannot read this format (${label}). Copy the text that you need and paste it.`;
  const load = readers[format];
  return load ? load() : () => Promise.resolve({ kind: 'unreadable', problem });
}
