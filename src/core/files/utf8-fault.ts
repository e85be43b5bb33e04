/** The length of a UTF-8 sequence by its lead byte, and what its second byte may be (Unicode, table 3-7). */
function sequence(lead: number): { readonly length: number; readonly low: number; readonly high: number } | undefined {
  if (lead < 0xc2 || lead > 0xf4) return undefined;
  if (lead < 0xe0) return { length: 2, low: 0x80, high: 0xbf };
  if (lead < 0xf0) return { length: 3, low: lead === 0xe0 ? 0xa0 : 0x80, high: lead === 0xed ? 0x9f : 0xbf };
  return { length: 4, low: lead === 0xf0 ? 0x90 : 0x80, high: lead === 0xf4 ? 0x8f : 0xbf };
}

/** How many bytes from `at` on are the beginning of one well-formed sequence, and whether that is all of it. */
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

/** Where bytes stop being UTF-8, as an offset in bytes, and whether that is because they end inside a character. */
export interface Utf8Fault {
  readonly offset: number;
  readonly cutOff: boolean;
}

/** Finds where bytes stop being UTF-8; undefined where they are well formed. One pass; only run on a known fault. */
export function findUtf8Fault(bytes: Uint8Array): Utf8Fault | undefined {
  let at = 0;
  while (at < bytes.length) {
    const { matched, whole } = matchSequence(bytes, at);
    if (!whole) return { offset: at, cutOff: matched > 0 && at + matched === bytes.length };
    at += matched;
  }
  return undefined;
}
