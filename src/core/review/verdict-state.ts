/** Tells whether a verdict is current, outdated or without its target, and what has changed since. */
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import type { FieldDifference } from '../compare/difference.ts';
import { changesSince } from './changes.ts';
import { isCurrentAt, reviewedContentAt, type ReviewedContent } from './reviewed-content.ts';
import type { ReviewTarget } from './targets.ts';
import { findReviewed } from './verdict-index.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';

/** Whether a verdict is about the current content. */
export type VerdictState =
  | { readonly state: 'current' }
  /** The reviewed content has changed, with the differences. */
  | { readonly state: 'stale'; readonly differences: readonly FieldDifference[] }
  /** The reviewed item no longer exists. */
  | { readonly state: 'gone' };

const current: VerdictState = { state: 'current' };
const missingState: VerdictState = { state: 'gone' };

/** The last result for each verdict, with the content that it was computed for. */
const verdictStates = new WeakMap<Verdict, { readonly now: ReviewedContent; readonly standing: VerdictState }>();

/**
 * Returns the state of a verdict in the current draft: 'current' if the digest of the target's content is the
 * verdict's, 'stale' if it is another one, and 'gone' if the target does not exist. Differences are computed when they
 * are read, and cached.
 */
export function verdictState(workspace: Workspace, review: Review, verdict: Verdict, digest: Digest): VerdictState {
  const found = findReviewed(workspace.assessment, review, verdict);
  return verdictStateAt(workspace, review, verdict, found, digest);
}

/** The same for a verdict whose target's position is known. */
export function verdictStateAt(
  workspace: Pick<Workspace, 'assessment'>,
  review: Review,
  verdict: Verdict,
  found: ReviewTarget | undefined,
  digest: Digest,
): VerdictState {
  const { assessment } = workspace;
  if (!found) return missingState;
  if (isCurrentAt(assessment, found, review, verdict, digest)) return current;
  const now = reviewedContentAt(assessment, found, review.kind, digest);
  if (!now) return missingState;
  const last = verdictStates.get(verdict);
  if (last?.now === now) return last.standing;
  const standing = stale(() => changesSince(review, verdict, found, now));
  verdictStates.set(verdict, { now, standing });
  return standing;
}

/** Computed on demand, because comparing long texts takes time and a list shows few outdated verdicts at once. */
function stale(find: () => readonly FieldDifference[]): VerdictState {
  let found: readonly FieldDifference[] | undefined;
  return {
    state: 'stale',
    get differences() {
      found ??= find();
      return found;
    },
  };
}
