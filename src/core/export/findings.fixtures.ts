/** The findings of the workspaces that tests export, checked once for each workspace. */
import { sha256 } from '@noble/hashes/sha2.js';
import { createChecker } from '../check/checker.ts';
import type { Finding } from '../rules/finding.ts';
import type { Workspace } from '../workspace/workspace.ts';

const known = new WeakMap<Workspace, readonly Finding[]>();

/** Returns the findings of a workspace. Tests of one file export the large samples in many ways. */
export function findingsOf(workspace: Workspace): readonly Finding[] {
  const findings = known.get(workspace) ?? createChecker({ digest: sha256 }).check(workspace).findings;
  known.set(workspace, findings);
  return findings;
}
