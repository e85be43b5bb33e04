/** Decodes bytes in an encoding with a label of the Encoding Standard. The result is the same in every runtime. */
import { windows1252 } from './windows-1252.ts';

export interface DecodedText {
  readonly text: string;
  /** The places where bytes do not fit the encoding. Each is U+FFFD in the text. */
  readonly replaced: number;
}

function decoderFor(label: string, fatal: boolean): TextDecoder | undefined {
  try {
    return new TextDecoder(label, { fatal });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Decodes bytes; undefined if the encoding is not known. A byte order mark at the start is not part of the text. */
export function decodeAs(bytes: Uint8Array, label: string): DecodedText | undefined {
  const strict = decoderFor(label, true);
  if (!strict) return undefined;
  // Runtimes differ in this encoding, which most older pages and messages have.
  if (strict.encoding === 'windows-1252') return { text: windows1252(bytes), replaced: 0 };
  try {
    return { text: strict.decode(bytes), replaced: 0 };
  } catch {
    const text = decoderFor(label, false)?.decode(bytes) ?? '';
    return { text, replaced: text.split('\ufffd').length - 1 };
  }
}
