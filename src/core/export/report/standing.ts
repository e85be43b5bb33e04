/** Whether a report's casefile fingerprint matches, in words. */
import { casefileFingerprint } from '../../casefile/fingerprint.ts';
import type { Digest } from '../../casefile/hash.ts';
import type { Casefile } from '../../casefile/types.generated.ts';

/** Whether the fingerprint of a document matches its casefile, in a sentence that never says “wrong”. */
export function fingerprintStanding(
  fingerprint: string | undefined,
  casefile: Casefile | null,
  digest: Digest,
): string {
  if (fingerprint === undefined || fingerprint === '') return 'None.';
  if (!casefile) return 'Cannot be checked: no casefile was attached when this report was created.';
  return fingerprint === casefileFingerprint(casefile, digest)
    ? 'Matches the casefile used for this report.'
    : 'Does not match the casefile used for this report.';
}
