import { casefileFingerprint } from '../../casefile/fingerprint.ts';
import type { Digest } from '../../casefile/hash.ts';
import type { Casefile } from '../../casefile/types.generated.ts';

/** How the fingerprint that a document carries stands to its casefile, in a sentence; never “wrong” (decisions 2). */
export function fingerprintStanding(carried: string | undefined, casefile: Casefile | null, digest: Digest): string {
  if (carried === undefined || carried === '') return 'The document carries no fingerprint.';
  if (!casefile) return 'It could not be checked: no casefile was at hand when this report was made.';
  return carried === casefileFingerprint(casefile, digest)
    ? 'It is the fingerprint of the casefile from which this report was made.'
    : 'It is not the fingerprint of the casefile from which this report was made.';
}
