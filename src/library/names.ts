/** The values that users of the package compute from texts: passage IDs, fingerprints and the text at a span. */
import { sha256 } from '@noble/hashes/sha2.js';
import { casefileFingerprint as fingerprintWith } from '../core/casefile/fingerprint.ts';
import { passageId as passageIdWith, type Digest } from '../core/casefile/hash.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { span, textAt } from '../core/passage/span.ts';

/**
 * Returns a passage's ID: `sha256:` and the SHA-256 of its UTF-8 bytes. The text is not trimmed or normalised. Throws
 * `LoneSurrogateError` if it has no UTF-8 form.
 */
export function passageId(text: string, digest: Digest = sha256): string {
  return passageIdWith(text, digest);
}

/**
 * Returns a casefile's fingerprint for `casefile_fingerprint_sha256`: the SHA-256 of the canonical bytes (RFC 8785) of
 * its observations in the order of their numbers, as 64 lower-case hexadecimal digits. Actors and title do not affect
 * it. This is a convention of Assessment Desk, because the contract does not show casefiles.
 */
export function casefileFingerprint(casefile: Casefile, digest: Digest = sha256): string {
  return fingerprintWith(casefile, digest);
}

/**
 * Returns the text of a passage at a claim's span (half open, in code points), which must equal the claim's `actual`.
 * Undefined if the span ends beyond the text. Throws RangeError unless 0 ≤ start ≤ end are whole numbers.
 */
export function textAtSpan(
  passage: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined {
  return textAt(passage, span(start, end));
}
