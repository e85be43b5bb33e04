import type { Workspace } from '../assessment/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import type { FieldDifference } from '../compare/difference.ts';
import { changesSince } from './changes.ts';
import { findTarget } from './find-target.ts';
import { judgedAt, type JudgedNow } from './judged.ts';
import type { ReviewTarget } from './targets.ts';
import type { Review, Verdict } from './types.generated.ts';

/** Whether a verdict still is about what stands there. */
export type Standing =
  | { readonly state: 'current' }
  /** What was judged has changed, and how. */
  | { readonly state: 'stale'; readonly differences: readonly FieldDifference[] }
  /** What was judged is no longer there. */
  | { readonly state: 'gone' };

const current: Standing = { state: 'current' };
const gone: Standing = { state: 'gone' };

/** How each verdict stood when it was last asked for, against what stood there then. */
const known = new WeakMap<Verdict, { readonly now: JudgedNow; readonly standing: Standing }>();

/**
 * How a verdict stands to the draft as it is now: current exactly where the digest of what stands there is the
 * verdict's, stale where it is another one, gone where the target is not there. Differences are found when they are
 * looked at, and remembered.
 */
export function standingOf(workspace: Workspace, review: Review, verdict: Verdict, digest: Digest): Standing {
  const found = findTarget(workspace.assessment, verdict.target, review.kind);
  return standingAt(workspace, review, verdict, found, digest);
}

/** The same for a verdict whose target's place is known. */
export function standingAt(
  workspace: Workspace,
  review: Review,
  verdict: Verdict,
  found: ReviewTarget | undefined,
  digest: Digest,
): Standing {
  const now = found && judgedAt(workspace.assessment, found, review.kind, digest);
  if (!now) return gone;
  if (now.digest_sha256 === verdict.digest_sha256) return current;
  const last = known.get(verdict);
  if (last?.now === now) return last.standing;
  const standing = stale(() => changesSince(review, verdict, found, now));
  known.set(verdict, { now, standing });
  return standing;
}

/** Comparing long texts takes time, and a list of stale verdicts shows few of them at once. */
function stale(find: () => readonly FieldDifference[]): Standing {
  let found: readonly FieldDifference[] | undefined;
  return {
    state: 'stale',
    get differences() {
      found ??= find();
      return found;
    },
  };
}
