import { createHash } from 'node:crypto';

/** SHA-256 of bytes (FIPS 180-4), 32 bytes long, by the system's own library. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
