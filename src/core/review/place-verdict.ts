/** Finds the current target and the state of one verdict, with a cache that the overview and the own review share. */
import type { JsonObject } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { verdictStateAt, type VerdictState } from './verdict-state.ts';
import { targetKey, type ReviewTarget } from './targets.ts';
import { findReviewed } from './verdict-index.ts';
import type { Review, Reviewer, Verdict } from '../review-shape/types.generated.ts';

/** One reviewer's verdict on a target, and whether it is current. */
export interface TargetVerdict {
  readonly reviewId: string;
  readonly kind: Review['kind'];
  readonly reviewer: Reviewer;
  /** The verdict's key in the review, which the edits need. */
  readonly key: string;
  readonly verdict: Verdict;
  readonly standing: VerdictState;
}

/** A verdict with the current position of its target. */
export interface PlacedVerdict {
  readonly assessment: JsonObject;
  /** All verdicts of the review, if the place depends on them, because it has another name now. */
  readonly among: Review['verdicts'] | undefined;
  /** The current key of its target, or the last one of a deleted target. */
  readonly at: string;
  /** The current position of its target; undefined if it was deleted. */
  readonly place: ReviewTarget | undefined;
  readonly targetVerdict: TargetVerdict;
}

const placed = new WeakMap<Verdict, PlacedVerdict>();

/**
 * Returns a verdict of a review with its state and the current position of its target. Cached by the identities of the
 * verdict and the assessment, so that one more verdict computes only itself.
 */
export function placeVerdict(
  workspace: Pick<Workspace, 'assessment'>,
  review: Review,
  verdict: Verdict,
  digest: Digest,
): PlacedVerdict {
  const last = placed.get(verdict);
  const { review_id: reviewId, reviewer, kind } = review;
  const isSame = last?.assessment === workspace.assessment && last.targetVerdict.reviewId === reviewId;
  const isSamePlace = last?.among === undefined || last.among === review.verdicts;
  if (isSame && isSamePlace && last.targetVerdict.reviewer === reviewer && last.targetVerdict.kind === kind)
    return last;
  const key = targetKey(verdict.target);
  const place = findReviewed(workspace.assessment, review, verdict);
  const standing = verdictStateAt(workspace, review, verdict, place, digest);
  const targetVerdict = { reviewId, kind, reviewer, key, verdict, standing };
  const among = place?.key === key ? undefined : review.verdicts;
  const made = { assessment: workspace.assessment, among, at: place?.key ?? key, place, targetVerdict };
  placed.set(verdict, made);
  return made;
}
