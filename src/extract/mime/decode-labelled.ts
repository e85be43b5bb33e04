/** Decodes a text of a message with the encoding that it names, and tells when the name cannot be right. */
import {
  decodeAs,
  encodingOfLabel,
  hasByteForEach,
  isBeyondAsciiInUtf8,
  refused,
  type DecodedText,
} from './decode-as.ts';
import { decodeMailEncoding } from './mail-encodings.ts';

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
