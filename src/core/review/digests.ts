/** Computes and caches digests of canonical JSON (RFC 8785), for single values and for whole assessments. */
import { byIdentity } from '../json/by-identity.ts';
import canonicalize from 'canonicalize';
import { isJsonArray, type JsonObject, type JsonValue } from '../json/json.ts';
import { textDigest, type Digest } from '../casefile/hash.ts';

const digests = new WeakMap<object, string>();

/**
 * SHA-256 of the canonical form of a JSON object (RFC 8785), as 64 lower-case hexadecimal digits. Cached by the
 * object's identity; `digest` must always be SHA-256. RFC 8785 rejects a lone surrogate, so its escape is used instead;
 * only a draft can contain one.
 */
export function jsonDigest(value: object, digest: Digest): string {
  const cached = digests.get(value);
  if (cached !== undefined) return cached;
  const digestHex = textDigest(canonicalize(value) ?? 'null', digest);
  digests.set(value, digestHex);
  return digestHex;
}

/**
 * The same for an object that contains only texts, but faster and without a cache: a review file has thousands of them,
 * and each digest is compared only once.
 */
export function digestOfTexts(texts: object, digest: Digest): string {
  return textDigest(JSON.stringify(texts, Object.keys(texts).sort()), digest);
}

/** Returns the digest of the whole assessment, which is a review's `assessment_digest_sha256`. */
export function assessmentDigest(assessment: JsonObject, digest: Digest): string {
  const cached = digests.get(assessment);
  if (cached !== undefined) return cached;
  const digestHex = textDigest(canonicalAssessment(assessment), digest);
  digests.set(assessment, digestHex);
  return digestHex;
}

/** Whether the digest of the whole assessment is cached, so that reading it costs nothing. */
export function isDigestCached(assessment: JsonObject): boolean {
  return digests.has(assessment);
}

/** Caches a digest that was computed elsewhere from the UTF-8 bytes of `canonicalAssessment`: 64 hexadecimal digits. */
export function cacheDigest(assessment: JsonObject, sha256: string): void {
  digests.set(assessment, sha256);
}

const formOf = byIdentity((value: JsonValue | undefined): string => canonicalize(value) ?? 'null');

/** Returns the canonical form of an assessment (RFC 8785). The form of unchanged entries is cached. */
export function canonicalAssessment(assessment: JsonObject): string {
  const members = Object.keys(assessment)
    .sort()
    .map((name) => {
      const value = assessment[name];
      const form = isJsonArray(value) ? `[${value.map((item) => formOf(item)).join(',')}]` : formOf(value);
      return `${JSON.stringify(name)}:${form}`;
    });
  return `{${members.join(',')}}`;
}

/** Prepares the parts of `canonicalAssessment`, one entry with each step. */
export function* canonicalSteps(assessment: JsonObject): Generator<undefined, void> {
  for (const value of Object.values(assessment)) {
    if (!isJsonArray(value)) continue;
    for (const item of value) {
      formOf(item);
      yield undefined;
    }
  }
}
