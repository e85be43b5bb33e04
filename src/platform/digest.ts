/** SHA-256 of bytes (FIPS 180-4), 32 bytes long. Synchronous, so that it can be passed to the core. */
import { sha256 as hash } from '@noble/hashes/sha2.js';

export function sha256(bytes: Uint8Array): Uint8Array {
  return hash(bytes);
}
