/** SHA-256 for the command line, computed by Node’s own library. */
import { createHash } from 'node:crypto';

/** Returns the SHA-256 of bytes (FIPS 180-4), 32 bytes long, computed by the system's library. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
