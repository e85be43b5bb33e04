/** Computes a passage’s ID from its exact UTF-8 bytes, and refuses text that has no UTF-8 form. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { codePointLength, loneSurrogateAt } from '../text/offsets.ts';

/** SHA-256 of bytes, 32 bytes long. The caller passes it, so that core does not choose an implementation. */
export type Digest = (bytes: Uint8Array) => Uint8Array;

/** A text without a UTF-8 form. `offset` counts code points from 0; a lone surrogate counts 1. */
export class LoneSurrogateError extends Error {
  override readonly name = 'LoneSurrogateError';
  readonly offset: number;
  constructor(offset: number) {
    super(
      `Character ${String(offset + 1)} is damaged (lone surrogate) and cannot be saved. Remove it, or paste the text again.`,
    );
    this.offset = offset;
  }
}

/** A web API that browsers, workers and Node have; core is compiled without the DOM library. */
declare const TextEncoder: new () => {
  encode(text: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
};

const encoder = new TextEncoder();

/** The bytes of the last short text. A new array for each of thousands would take as long as its digest. */
const scratch = new Uint8Array(8192);
/** A UTF-16 unit has at most this many bytes in UTF-8. */
const bytesOfUnit = 3;

/** Returns the UTF-8 bytes of a text. The text must be well formed, because a lone surrogate would become U+FFFD. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  // For megabytes, this takes a third of the time of `encode`. It reads the whole text only if it is ASCII.
  const bytes = new Uint8Array(text.length);
  return encoder.encodeInto(text, bytes).read === text.length ? bytes : encoder.encode(text);
}

/** Returns the digest of bytes as lower-case hexadecimal digits. */
export function hexDigest(bytes: Uint8Array, digest: Digest): string {
  return bytesToHex(digest(bytes));
}

/** The same of the UTF-8 bytes of a well-formed text. */
export function textDigest(text: string, digest: Digest): string {
  if (text.length * bytesOfUnit > scratch.length) return hexDigest(utf8(text), digest);
  return hexDigest(scratch.subarray(0, encoder.encodeInto(text, scratch).written), digest);
}

/**
 * Returns a passage's ID: `sha256:` and the SHA-256 of its exact UTF-8 bytes. Throws `LoneSurrogateError` if it has no
 * UTF-8 form.
 */
export function passageId(text: string, digest: Digest): string {
  const at = loneSurrogateAt(text);
  if (at !== undefined) throw new LoneSurrogateError(codePointLength(text.slice(0, at)));
  return `sha256:${textDigest(text, digest)}`;
}

/** Whether a text has the form of a passage ID (specification 2.4). The passage need not exist. */
export function isPassageId(text: string): boolean {
  return /^sha256:[0-9a-f]{64}$/.test(text);
}
