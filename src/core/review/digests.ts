import canonicalize from 'canonicalize';
import type { JsonObject } from '../assessment/json.ts';
import { hexDigest, utf8, type Digest } from '../casefile/hash.ts';

const digests = new WeakMap<object, string>();

/**
 * SHA-256 of the canonical form of a JSON object (RFC 8785), as 64 lower-case hexadecimal digits. Remembered by the
 * object's identity; `digest` must always be SHA-256. A lone surrogate, which RFC 8785 would stop at, enters as its
 * escape: only a draft can hold one.
 */
export function jsonDigest(value: object, digest: Digest): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const made = hexDigest(utf8(canonicalize(value) ?? 'null'), digest);
  digests.set(value, made);
  return made;
}

/** The digest of an assessment as a whole: what `assessment_digest_sha256` of a review says. */
export function assessmentDigest(assessment: JsonObject, digest: Digest): string {
  return jsonDigest(assessment, digest);
}
