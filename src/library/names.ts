import { sha256 } from '@noble/hashes/sha2.js';
import { casefileFingerprint as fingerprintWith } from '../core/casefile/fingerprint.ts';
import { passageId as passageIdWith, type Digest } from '../core/casefile/hash.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { span, textAt } from '../core/passage/span.ts';

/**
 * The name of a passage: `sha256:` and the SHA-256 of its UTF-8 bytes. The text is taken exactly as it is: nothing is
 * trimmed or normalised. Throws `LoneSurrogateError` where it has no UTF-8 form.
 */
export function passageId(text: string, digest: Digest = sha256): string {
  return passageIdWith(text, digest);
}

/**
 * What `casefile_fingerprint_sha256` says of a casefile: SHA-256 over the canonical bytes (RFC 8785) of its
 * observations in the order of their numbers, as 64 lower-case hexadecimal digits. Actors and title do not enter it.
 * A convention of Assessment Desk: the contract shows no casefile.
 */
export function casefileFingerprint(casefile: Casefile, digest: Digest = sha256): string {
  return fingerprintWith(casefile, digest);
}

/**
 * The text of a passage at a claim's span, half open and in code points: what its `actual` must be. Undefined where the
 * span ends beyond the text. Throws RangeError unless 0 ≤ start ≤ end are whole numbers.
 */
export function textAtSpan(
  passage: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined {
  return textAt(passage, span(start, end));
}
