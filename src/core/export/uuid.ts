/** Reproducible UUIDs for exports, computed from content instead of chance. */
import { hexDigest, utf8, type Digest } from '../casefile/hash.ts';

/**
 * A stable ID for a text: a version 8 UUID (RFC 9562, section 5.8) from the first bits of the text's SHA-256, as
 * `urn:uuid:…`. A collision of two texts is as unlikely as one of two random UUIDs.
 */
export function uuidUrn(text: string, digest: Digest): string {
  const hex = hexDigest(utf8(text.toWellFormed()), digest);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
