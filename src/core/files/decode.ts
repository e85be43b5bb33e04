/** Decodes the bytes of a file as UTF-8, and explains empty files, binary formats and other encodings. */
import { decodeStrictly } from './platform.ts';
import { sizeProblem } from './limits.ts';
import { binaryFormat, otherUnicodeEncoding } from './looks-like.ts';
import { placesIn } from './places.ts';
import { problemAt, whatCanBeOpened, type FileNotice, type FileProblem } from './problem.ts';
import { findUtf8Fault } from './utf8-fault.ts';

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
