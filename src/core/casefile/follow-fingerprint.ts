import { changeWorkspace } from '../assessment/workspace-tree.ts';
import type { Workspace } from '../assessment/workspace.ts';
import { casefileFingerprint } from './fingerprint.ts';
import type { Digest } from './hash.ts';

/** Where a draft has its assessment’s fingerprint. */
export const fingerprintPath = '/assessment/casefile_fingerprint_sha256';

const fingerprintOf = ({ assessment }: Workspace) => assessment['casefile_fingerprint_sha256'] ?? '';

/**
 * What an edit makes of a draft, with the fingerprint of the casefile as it now is. It follows only where the
 * assessment was started here, the edit changed the observations and left the fingerprint alone, and the fingerprint
 * was empty or the casefile’s own before. One that came from elsewhere is kept as it is (decisions 2). Gives back
 * `after` itself where nothing follows; `digest` must be SHA-256.
 */
export function followFingerprint(before: Workspace, after: Workspace, digest: Digest): Workspace {
  const { casefile, startedHere } = after;
  if (!startedHere || !casefile || casefile.observations === before.casefile?.observations) return after;
  const carried = fingerprintOf(before);
  if (fingerprintOf(after) !== carried) return after;
  const own = before.casefile ? casefileFingerprint(before.casefile, digest) : '';
  if (carried !== '' && carried !== own) return after;
  return changeWorkspace(after, fingerprintPath, () => casefileFingerprint(casefile, digest));
}
