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
