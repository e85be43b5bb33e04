/** Decodes bytes in an encoding with a label of the Encoding Standard. The result is the same in every runtime. */
import { normalizeEncoding, TextDecoder as StandardDecoder } from '@exodus/bytes/encoding-lite.js';
import type { Reader } from '../readers.ts';

// Bytes as strings with one character for each byte, in which patterns can be looked for.

/** How many bytes are converted at once, because the number of arguments of a call is limited. */
const chunkSize = 8192;

/** Returns a string whose character codes are the bytes. */
export function byteString(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += chunkSize) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + chunkSize)));
  }
  return pieces.join('');
}

/** Returns the bytes of such a string. */
export function bytesOfString(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export interface DecodedText {
  readonly text: string;
  /** The places where bytes do not fit the encoding. Each is U+FFFD in the text. */
  readonly replaced: number;
}

/** The encodings whose tables are loaded when a file needs them: they are larger than the readers. */
const encodingsWithTables: ReadonlySet<string> = new Set([
  'big5',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'gbk',
  'iso-2022-jp',
  'shift_jis',
]);

let areTablesLoaded = false;

/** Thrown when a file needs the tables and they are not loaded yet. */
class TablesNeeded extends Error {}

/**
 * Returns a reader that loads the tables of encodings if a file needs them, and then reads the file again. Decoding is
 * never asynchronous in this way, and a file without such an encoding loads nothing.
 */
export function withEncodingTables(read: Reader): Reader {
  return async (file, onProgress, signal) => {
    try {
      return await read(file, onProgress, signal);
    } catch (error) {
      if (!(error instanceof TablesNeeded)) throw error;
    }
    await loadEncodingTables();
    signal?.throwIfAborted();
    return read(file, onProgress, signal);
  };
}

/** Loads the tables of all encodings. */
export async function loadEncodingTables(): Promise<void> {
  await import('@exodus/bytes/encoding.js');
  areTablesLoaded = true;
}

/** The encoding of labels whose text is never decoded because it is dangerous, such as HZ-GB-2312. */
export const refused = 'replacement';

/**
 * Returns the name in lower case of the encoding that a label means (Encoding Standard, section 4.2); undefined if it
 * is not known.
 */
export const encodingOfLabel = (label: string): string | undefined => normalizeEncoding(label) ?? undefined;

/**
 * Decodes bytes; undefined if the encoding is not known or refused. A byte order mark at the start is not part of the
 * text.
 */
export function decodeAs(bytes: Uint8Array, label: string): DecodedText | undefined {
  const name = encodingOfLabel(label);
  if (name === undefined || name === refused) return undefined;
  if (encodingsWithTables.has(name) && !areTablesLoaded) throw new TablesNeeded(name);
  try {
    return { text: new StandardDecoder(name, { fatal: true }).decode(bytes), replaced: 0 };
  } catch {
    const text = new StandardDecoder(name).decode(bytes);
    return { text, replaced: text.split('\ufffd').length - 1 };
  }
}

/** Whether an encoding has one byte for each character. Texts in it are hardly ever UTF-8 by chance. */
export const hasByteForEach = (name: string): boolean => !name.startsWith('utf-') && !encodingsWithTables.has(name);

/** Whether bytes are UTF-8 and contain characters that ASCII does not have. Other encodings do not give such bytes. */
export function isBeyondAsciiInUtf8(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte >= 0x80) && decodeAs(bytes, 'utf-8')?.replaced === 0;
}
