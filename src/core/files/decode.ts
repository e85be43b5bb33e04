import { decodeStrictly } from './platform.ts';
import { sizeProblem } from './limits.ts';
import { binaryFormat, otherUnicodeEncoding } from './looks-like.ts';
import { placesIn } from './places.ts';
import { problemAt, whatCanBeOpened, type FileNotice, type FileProblem } from './problem.ts';
import { findUtf8Fault } from './utf8-fault.ts';

export type DecodeResult =
  | { readonly ok: true; readonly text: string; readonly notices: readonly FileNotice[] }
  | { readonly ok: false; readonly problem: FileProblem };

const start = { line: 1, column: 1 };

/** Drops one byte order mark from the start of a text, and says so. */
export function withoutByteOrderMark(text: string): { readonly text: string; readonly notices: readonly FileNotice[] } {
  if (!text.startsWith('\ufeff')) return { text, notices: [] };
  const sentence = 'the file began with a byte order mark, which was dropped. Files written here have none.';
  return { text: text.slice(1), notices: [problemAt('byte-order-mark', start, sentence)] };
}

/** What a file is read for, and so what to ask for in place of one that is refused. */
export type Purpose = 'document' | 'passage';

const advice: Readonly<Record<Purpose, string>> = {
  document: whatCanBeOpened,
  passage: 'Passages come from plain text, Markdown, HTML and JSON; of anything else, copy the words and paste them.',
};

/** What can be told from the first bytes: nothing there at all, or another encoding or format. */
function refusalByStart(bytes: Uint8Array, purpose: Purpose): FileProblem | undefined {
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
    const sentence =
      'the file ends in the middle of a character. It was cut off: get it again from where it came from.';
    return problemAt('truncated', place, sentence);
  }
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const sentence = `the byte ${byte} (byte ${String(offset + 1)} of the file) is no UTF-8. The file may be in an older encoding such as Windows-1252: save it as UTF-8 and open it again.`;
  return problemAt('encoding', place, sentence);
}

/**
 * The text of a file's bytes. Nothing is mended: bytes that are no UTF-8 are refused with their place, and so is a
 * file over 64 MiB before anything of it is decoded. One byte order mark is dropped, with a notice (decisions 3).
 */
export function decodeUtf8(bytes: Uint8Array, purpose: Purpose = 'document'): DecodeResult {
  const problem = sizeProblem(bytes.length) ?? refusalByStart(bytes, purpose);
  if (problem) return { ok: false, problem };
  try {
    return { ok: true, ...withoutByteOrderMark(decodeStrictly(bytes)) };
  } catch {
    return { ok: false, problem: utf8Problem(bytes) };
  }
}
