/** Reads the text of header fields: encoded words (RFC 2047), and who a field names (RFC 5322, section 3.4). */
import { bytesOfString } from './decode-as.ts';
import { decodeLabelled, base64, decodeEscapes, type EncodingNote } from './decode-labelled.ts';

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
