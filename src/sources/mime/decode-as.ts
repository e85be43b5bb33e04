/** Decodes bytes in an encoding with a label of the Encoding Standard. The result is the same in every runtime. */
import { normalizeEncoding, TextDecoder as StandardDecoder } from '@exodus/bytes/encoding-lite.js';
import type { Reader } from '../readers.ts';

// Reads the text of header fields: encoded words (RFC 2047), and who a field names (RFC 5322, section 3.4).

/** An encoded word: its charset, which can have a language after a star, its encoding and its text. */
const encodedWord = /=\?([\w.:+-]+)(?:\*[\w-]*)?\?([bq])\?([^?]*)\?=/gi;

/** Is told what is not certain about the encoding of a field. */
export type OnNote = (note: EncodingNote | 'decoded-leniently') => void;

function decodeBytes(bytes: string, charset: string, onNote: OnNote | undefined): string {
  const { text, replaced, note } = decodeLabelled(bytesOfString(bytes), charset);
  if (note) onNote?.(note);
  if (replaced > 0) onNote?.('decoded-leniently');
  return text;
}

/**
 * Decodes the encoded words of a field. White space between two of them is not text, and a character can be divided
 * between two of them.
 */
export function decodeWords(field: string, onNote?: OnNote): string {
  const words = [...field.matchAll(encodedWord)].map(
    ({ 0: whole, 1: charset = '', 2: kind = '', 3: text = '', index }) => ({
      start: index,
      end: index + whole.length,
      charset: charset.toLowerCase(),
      bytes: kind.toLowerCase() === 'b' ? base64(text) : decodeEscapes(text.replaceAll('_', ' ')),
    }),
  );
  let [result, end, bytes] = ['', 0, ''];
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (bytes === '') result += index > 0 && isBlank(field.slice(end, word.start)) ? '' : field.slice(end, word.start);
    bytes += word.bytes;
    end = word.end;
    if (next?.charset === word.charset && isBlank(field.slice(end, next.start))) continue;
    result += decodeBytes(bytes, word.charset, onNote);
    bytes = '';
  }
  return result + field.slice(end);
}

const isBlank = (text: string): boolean => text.trim() === '';

/** The name of a group and the colon before its members, as in “undisclosed-recipients:;” (RFC 5322, 3.4). */
const groupName = /^\s*(?:"(?:[^"\\]|\\.)*"|[^"<,:;@]*):/s;

/** Returns the name and the address of the first person that a field names; '' for what it does not say. */
export function firstAddress(list: string): { readonly name: string; readonly address: string } {
  const field = list.replace(groupName, '').replace(/;\s*$/, '');
  const [, quoted, bare = '', inBrackets, comment = ''] =
    /^\s*(?:"((?:[^"\\]|\\.)*)"|((?:=\?[^?]*\?[^?]*\?[^?]*\?=|[^"<,(])*))\s*(?:<([^<>]*)>|\(([^()]*)\))?/s.exec(
      field,
    ) ?? [];
  const words = decodeWords(quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare).trim();
  if (inBrackets !== undefined) return { name: words, address: inBrackets.trim() };
  return { name: decodeWords(comment).trim(), address: words };
}

// Decodes the transfer encodings of MIME (RFC 2045, section 6), in strings with one character for each byte.

/** Decodes escapes such as “=C3”. Anything that is not an escape is taken as it is. */
function decodeEscapes(text: string): string {
  return text.replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Decodes quoted-printable. Spaces at the ends of lines were added on the way, and a sign at the end joins lines. */
export function quotedPrintable(text: string): string {
  return decodeEscapes(text.replaceAll(/(?<![ \t])[ \t]+(?=\r?\n|$)/g, '').replaceAll(/=\r?\n/g, ''));
}

/** Decodes base64. Characters outside its alphabet are skipped; what follows the end of one encoded text is another. */
export function base64(text: string): string {
  return text
    .replaceAll(/[^A-Za-z0-9+/=]/g, '')
    .split(/=+/)
    .map((one) => atob(one.slice(0, one.length - (one.length % 4 === 1 ? 1 : 0))))
    .join('');
}

// Decodes the encodings that mail uses and the Encoding Standard does not have.

/** The characters of the bytes 80 to FF of two encodings of MS-DOS. */
const upperHalves: Readonly<Record<string, string>> = {
  '437':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  '850':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

/** The name of one of these encodings, which can have “cp”, “ibm” and “cs” before it. */
const dosName = /^\s*(?:cs)?(?:cp|ibm|pc)?[-_]?(?:pc)?(?:437|850|850multilingual|codepage437)\s*$/i;

function decodeDos(bytes: Uint8Array, label: string): string {
  const upper = upperHalves[label.includes('437') ? '437' : '850'] ?? '';
  return byteString(bytes).replaceAll(/[\x80-\xff]/g, (unit) => upper[unit.charCodeAt(0) - 0x80] ?? unit);
}

/** Decodes UTF-7 (RFC 2152): stretches of UTF-16 in base64 begin with “+” and end with “-” or another character. */
function decodeUtf7(bytes: Uint8Array): DecodedText {
  let replaced = 0;
  const text = byteString(bytes).replaceAll(
    /\+([A-Za-z0-9+/]*)(-?)|[\x80-\xff]/g,
    (all, units?: string, end?: string) => {
      if (units === '' && end === '-') return '+';
      const raw = base64(units ?? '');
      const decoded = decodeAs(bytesOfString(raw.slice(0, raw.length - (raw.length % 2))), 'utf-16be');
      // Less than one unit can be left over at the end, as padding.
      const isWhole = units !== undefined && units !== '' && (units.length * 6) % 16 < 6;
      if (isWhole && decoded?.replaced === 0) return decoded.text;
      replaced += 1;
      return `\ufffd${all.slice(1)}`;
    },
  );
  return { text, replaced };
}

/** Decodes bytes; undefined if the encoding is not known here either. */
function decodeMailEncoding(bytes: Uint8Array, label: string): DecodedText | undefined {
  if (/^\s*(?:x-)?(?:unicode-[12]-[01]-|cs)?utf-?7\s*$/i.test(label)) return decodeUtf7(bytes);
  return dosName.test(label) ? { text: decodeDos(bytes, label), replaced: 0 } : undefined;
}

/** What is not certain about an encoding. Each is a loss. */
export type EncodingNote =
  /** Nothing names the encoding. */
  | 'encoding-guessed'
  /** The encoding that is named is not known. */
  | 'encoding-unknown'
  /** The bytes are UTF-8, and another encoding is named. */
  | 'encoding-corrected';

export interface LabelledText extends DecodedText {
  readonly note?: EncodingNote;
}

/**
 * Decodes bytes. Text without a name should be in ASCII; programs that break this rule use UTF-8 or Windows-1252. Bytes
 * that are UTF-8 are read so if the name says UTF-16 or an encoding with one byte for each character, because such
 * bytes are hardly ever in another encoding.
 */
export function decodeLabelled(bytes: Uint8Array, label: string | undefined): LabelledText {
  const name = label === undefined ? undefined : encodingOfLabel(label);
  if (label !== undefined && (name === undefined || name === refused)) {
    return decodeMailEncoding(bytes, label) ?? { ...decodeUtf8Or1252(bytes), note: 'encoding-unknown' };
  }
  if (name === undefined) {
    const read = decodeAs(bytes, 'utf-8');
    return read?.replaced === 0 ? read : { ...decodeUtf8Or1252(bytes), note: 'encoding-guessed' };
  }
  const isUtf16 = name.startsWith('utf-16');
  if ((isUtf16 || hasByteForEach(name)) && !isMarkedUtf16(bytes) && !(isUtf16 && bytes.includes(0))) {
    if (isBeyondAsciiInUtf8(bytes)) return { ...decodeUtf8Or1252(bytes), note: 'encoding-corrected' };
    // Every text of more than one character in UTF-16 would have other bytes than those of ASCII.
    if (isUtf16 && bytes.every((byte) => byte < 0x80)) {
      return { ...decodeUtf8Or1252(bytes), note: 'encoding-corrected' };
    }
  }
  return decodeAs(bytes, name) ?? { ...decodeUtf8Or1252(bytes), note: 'encoding-unknown' };
}

const isMarkedUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function decodeUtf8Or1252(bytes: Uint8Array): DecodedText {
  const read = decodeAs(bytes, 'utf-8');
  return (read?.replaced === 0 ? read : decodeAs(bytes, 'windows-1252')) ?? { text: '', replaced: 0 };
}

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
