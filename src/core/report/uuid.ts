/** Reproducible UUIDs for exports, computed from content instead of chance. */
import { sha1 } from '@noble/hashes/legacy.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { hexDigest, textDigest, utf8, type Digest } from '../casefile/hash.ts';

/**
 * A stable ID for a text: a version 8 UUID (RFC 9562, section 5.8) from the first bits of the text's SHA-256, as
 * `urn:uuid:…`. A collision of two texts is as unlikely as one of two random UUIDs.
 */
export function uuidUrn(text: string, digest: Digest): string {
  return `urn:uuid:${uuidOf(textDigest(text.toWellFormed(), digest), '8')}`;
}

/**
 * A stable ID for a text in a namespace: a version 5 UUID (RFC 9562, section 5.5), without `urn:uuid:`. It is computed
 * with SHA-1, as the standard says, for formats that do not accept version 8. `namespace` is a UUID.
 */
export function uuidV5(text: string, namespace: string): string {
  const prefix = hexToBytes(namespace.replaceAll('-', ''));
  return uuidOf(hexDigest(concatBytes(prefix, utf8(text.toWellFormed())), sha1), '5');
}

/** Writes the first bits of a digest as a UUID of a version. */
function uuidOf(hex: string, version: '5' | '8'): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    version + hex.slice(13, 16),
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
