import type { Workspace } from '../../core/assessment/workspace.ts';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import type { Digest } from '../../core/casefile/hash.ts';

/** How large a file is, for people and exactly: '12.3 kB (12,345 bytes)'. */
export function sizeInWords(bytes: number): string {
  const exact = `${bytes.toLocaleString('en')} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1000) return exact;
  const [unit, divisor] = bytes < 1_000_000 ? (['kB', 1000] as const) : (['MB', 1_000_000] as const);
  return `${(bytes / divisor).toFixed(1)} ${unit} (${exact})`;
}

/** How the document's fingerprint and the attached casefile stand to each other, in a sentence. */
export function fingerprintInWords({ assessment, casefile }: Workspace, digest: Digest): string {
  const carried = assessment.casefile_fingerprint_sha256;
  if (carried === undefined || carried === '') {
    return casefile ? 'The document does not carry the casefile’s fingerprint yet.' : 'The document carries none.';
  }
  if (!casefile) return 'Cannot be checked here: no casefile is attached.';
  return carried === casefileFingerprint(casefile, digest)
    ? 'The document carries the attached casefile’s fingerprint.'
    : 'The document carries another fingerprint than the attached casefile has.';
}
