/** Keeps the assessment's casefile fingerprint up to date in drafts that were started in Assessment Desk. */
import { changeWorkspace } from './workspace-tree.ts';
import type { Workspace } from './workspace.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import type { Digest } from '../casefile/hash.ts';

/** The path of the assessment’s fingerprint in a draft. */
export const fingerprintPath = '/assessment/casefile_fingerprint_sha256';

const fingerprintOf = ({ assessment }: Workspace) => assessment['casefile_fingerprint_sha256'] ?? '';

/**
 * Returns the draft after an edit, with the fingerprint of its current casefile. The fingerprint is updated only if the
 * assessment was started in Assessment Desk, the edit changed the observations but not the fingerprint, and the
 * fingerprint was empty or the casefile’s own before. A fingerprint from elsewhere stays. Returns `after` itself if
 * nothing changes; `digest` must be SHA-256.
 */
export function followFingerprint(before: Workspace, after: Workspace, digest: Digest): Workspace {
  const { casefile, startedHere } = after;
  if (!startedHere || !casefile || casefile.observations === before.casefile?.observations) return after;
  const fingerprintBefore = fingerprintOf(before);
  if (fingerprintOf(after) !== fingerprintBefore) return after;
  const own = before.casefile ? casefileFingerprint(before.casefile, digest) : '';
  if (fingerprintBefore !== '' && fingerprintBefore !== own) return after;
  return changeWorkspace(after, fingerprintPath, () => casefileFingerprint(casefile, digest));
}
