/** Computes a casefile’s fingerprint (RFC 8785 and SHA-256), with a cache that edits can update. */
import { byIdentity } from '../json/by-identity.ts';
import canonicalize from 'canonicalize';
import { textDigest, type Digest } from './hash.ts';
import type { Casefile, Observation } from './types.generated.ts';

const fingerprints = new WeakMap<Casefile['observations'], string>();

const canonicalForm = byIdentity(
  (observation: Observation): string => canonicalize({ ...observation, grade: undefined }) ?? 'null',
);

/**
 * Returns a casefile's fingerprint for `casefile_fingerprint_sha256`: the SHA-256 of the canonical UTF-8 bytes (RFC
 * 8785) of its `observations` without their `grade`, sorted by `observation_id`, as 64 lower-case hexadecimal digits.
 * Actors, title and source grades do not affect it. Cached by the identity of `observations`, and the canonical form of
 * each observation by its own identity, so that a changed observation costs one; `digest` must always be SHA-256.
 * Observations with the same number keep their order. RFC 8785 rejects a lone surrogate, so its escape is used instead:
 * only a draft can contain one, and a fingerprint must not fail while someone types.
 */
export function casefileFingerprint(casefile: Casefile, digest: Digest): string {
  const cached = fingerprints.get(casefile.observations);
  if (cached !== undefined) return cached;
  const sorted = casefile.observations.toSorted((one, other) => one.observation_id - other.observation_id);
  const fingerprint = textDigest(`[${sorted.map((observation) => canonicalForm(observation)).join(',')}]`, digest);
  fingerprints.set(casefile.observations, fingerprint);
  return fingerprint;
}

/**
 * Caches a fingerprint that another thread computed from an equal copy of `casefile`. Hashing 10 MB takes too long for
 * a thread that has to react to a person.
 */
export function cacheFingerprint(casefile: Casefile, fingerprint: string): void {
  fingerprints.set(casefile.observations, fingerprint);
}

/**
 * Copies the cached fingerprint of a casefile to another one with equal observations. An edit that replaces a casefile
 * by a similar one makes a new list of observations, for which nothing is cached yet.
 */
export function copyFingerprint(from: Casefile, to: Casefile): void {
  const cached = fingerprints.get(from.observations);
  if (cached !== undefined) fingerprints.set(to.observations, cached);
}
