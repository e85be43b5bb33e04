/** SHA-256 of bytes (FIPS 180-4), 32 bytes long. Synchronous, so that it can be passed to the core. */
import { sha256 as hash } from '@noble/hashes/sha2.js';

const initial = hash.create();
const working = hash.create();

/** Uses the same state for each call: creating one takes as long as hashing a short text. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return initial._cloneInto(working).update(bytes).digest();
}

/** The same without blocking the page, if the browser offers it: it does not on plain HTTP. */
export async function sha256InBackground(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!globalThis.isSecureContext) return sha256(bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
