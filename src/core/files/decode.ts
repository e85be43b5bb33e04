/** Decodes the bytes of a file as UTF-8, and explains empty files, binary formats and other encodings. */
import { sizeProblem } from './limits.ts';
import { binaryFormat, otherUnicodeEncoding } from './looks-like.ts';
import { placesIn, problemAt, whatCanBeOpened, type FileNotice, type FileProblem } from './problem.ts';

/** The length of a UTF-8 sequence and the range of its second byte, by its lead byte (Unicode, table 3-7). */
function sequence(lead: number): { readonly length: number; readonly low: number; readonly high: number } | undefined {
  if (lead < 0xc2 || lead > 0xf4) return undefined;
  if (lead < 0xe0) return { length: 2, low: 0x80, high: 0xbf };
  if (lead < 0xf0) return { length: 3, low: lead === 0xe0 ? 0xa0 : 0x80, high: lead === 0xed ? 0x9f : 0xbf };
  return { length: 4, low: lead === 0xf0 ? 0x90 : 0x80, high: lead === 0xf4 ? 0x8f : 0xbf };
}

/** The number of bytes from `at` that match the start of a well-formed sequence, and whether it is complete. */
function matchSequence(bytes: Uint8Array, at: number): { readonly matched: number; readonly whole: boolean } {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return { matched: 1, whole: true };
  const form = sequence(lead);
  if (!form) return { matched: 0, whole: false };
  let matched = 1;
  while (matched < form.length) {
    const byte = bytes[at + matched] ?? 0;
    const fits = matched === 1 ? byte >= form.low && byte <= form.high : byte >= 0x80 && byte <= 0xbf;
    if (!fits) return { matched, whole: false };
    matched += 1;
  }
  return { matched, whole: true };
}

/** The first invalid UTF-8 byte, as an offset in bytes, and whether the bytes end inside a character. */
export interface Utf8Fault {
  readonly offset: number;
  readonly cutOff: boolean;
}

/**
 * Finds the first invalid UTF-8 byte in one pass; undefined if the bytes are well formed. Only used on a decoding
 * error.
 */
export function findUtf8Fault(bytes: Uint8Array): Utf8Fault | undefined {
  let at = 0;
  while (at < bytes.length) {
    const { matched, whole } = matchSequence(bytes, at);
    if (!whole) return { offset: at, cutOff: matched > 0 && at + matched === bytes.length };
    at += matched;
  }
  return undefined;
}

/**
 * The only web API that reading needs. Core is compiled without the DOM library, so that it cannot access a page.
 * `TextDecoder` is the same in browsers, workers and Node, and faster than our own code would be.
 */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** Decodes UTF-8 bytes, including a byte order mark. Throws a `TypeError` if the bytes are not valid UTF-8. */
function decodeStrictly(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** The result of decoding: the text, or why the bytes cannot be decoded. */
export type DecodeResult =
  | { readonly ok: true; readonly text: string; readonly notices: readonly FileNotice[] }
  | { readonly ok: false; readonly problem: FileProblem };

const start = { line: 1, column: 1 };

/** Removes one byte order mark from the start of a text, with a notice. */
export function withoutByteOrderMark(text: string): { readonly text: string; readonly notices: readonly FileNotice[] } {
  if (!text.startsWith('\ufeff')) return { text, notices: [] };
  const sentence = 'the file started with a byte order mark (BOM), which was removed.';
  return { text: text.slice(1), notices: [problemAt('byte-order-mark', start, sentence)] };
}

/** The purpose of reading a file, which decides the advice when it cannot be opened. */
export type Purpose = 'document' | 'passage';

const advice: Readonly<Record<Purpose, string>> = {
  document: whatCanBeOpened,
  passage:
    'You can add PDF, Word, OpenDocument, EPUB, email, web pages, subtitles, plain text and Markdown. For other formats, copy and paste the text.',
};

/** The problem that the first bytes show: an empty file, a binary format or another encoding; undefined if none. */
function problemAtStart(bytes: Uint8Array, purpose: Purpose): FileProblem | undefined {
  if (bytes.length === 0) return { code: 'empty', message: `The file is empty. ${advice[purpose]}` };
  const format = binaryFormat(bytes);
  if (format !== undefined) {
    return {
      code: 'wrong-format',
      message: `The file looks like ${format}. ${advice[purpose]}`,
      ...start,
    };
  }
  const encoding = otherUnicodeEncoding(bytes);
  if (encoding === undefined) return undefined;
  return { code: 'encoding', message: `The file is in ${encoding}. Save it as UTF-8 and open it again.`, ...start };
}

function utf8Problem(bytes: Uint8Array): FileProblem {
  const { offset, cutOff } = findUtf8Fault(bytes) ?? { offset: 0, cutOff: false };
  const before = decodeStrictly(bytes.subarray(0, offset)).replace(/^\ufeff/, '');
  const place = placesIn(before)(before.length);
  if (cutOff) {
    const sentence = 'the file is incomplete (it ends in the middle of a character). Download or copy it again.';
    return problemAt('truncated', place, sentence);
  }
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const sentence = `byte ${byte} at position ${String(offset + 1)} is not valid UTF-8. The file may use another encoding such as Windows-1252. Save it as UTF-8 and open it again.`;
  return problemAt('encoding', place, sentence);
}

/**
 * Decodes the bytes of a file. It corrects nothing: invalid UTF-8 is a problem with its position, and a file over 64
 * MiB is a problem before anything is decoded. It removes one byte order mark, with a notice.
 */
export function decodeUtf8(bytes: Uint8Array, purpose: Purpose = 'document'): DecodeResult {
  const problem = sizeProblem(bytes.length) ?? problemAtStart(bytes, purpose);
  if (problem) return { ok: false, problem };
  try {
    return { ok: true, ...withoutByteOrderMark(decodeStrictly(bytes)) };
  } catch {
    return { ok: false, problem: utf8Problem(bytes) };
  }
}
