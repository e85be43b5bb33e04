/** Finds the verdict of a review on a target, and the target of a verdict. */
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject } from '../json/json.ts';
import { findExactly, findTarget, earlierNames } from './find-target.ts';
import { targetKey, type ReviewTarget, type Target } from './targets.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';

const indices = byIdentity(
  (verdicts: Review['verdicts']): ReadonlyMap<string, number> =>
    new Map(verdicts.map(({ target }, index) => [targetKey(target), index])),
);

/** Returns the index of the review's verdict with a key; -1 for none. */
export function indexOfVerdict({ verdicts }: Pick<Review, 'verdicts'>, key: string): number {
  return indices(verdicts).get(key) ?? -1;
}

/**
 * Finds the target of a verdict in an assessment, also if its name has changed (`findTarget`); undefined if it no
 * longer exists. A target with its own verdict in the review is not the changed target of another verdict.
 */
export function findReviewed(
  assessment: JsonObject,
  review: Pick<Review, 'kind' | 'verdicts'>,
  { target }: Pick<Verdict, 'target'>,
): ReviewTarget | undefined {
  const exact = findExactly(assessment, target, review.kind);
  if (exact) return exact;
  const renamed = findTarget(assessment, target, review.kind);
  return renamed && indexOfVerdict(review, renamed.key) < 0 ? renamed : undefined;
}

/**
 * Returns the index of the review's earlier verdict on a target: by its current name, or by a name that it had before.
 * So a target has one verdict even if its name changes. -1 for none.
 */
export function indexOfEarlier(assessment: JsonObject, review: Review, target: Target): number {
  const key = targetKey(target);
  const exact = indexOfVerdict(review, key);
  if (exact >= 0 || review.kind === 'blind') return exact;
  const isEarlier = (other: Target): boolean => findTarget(assessment, other, review.kind)?.key === key;
  const before = earlierNames(target).find(
    (other) => indexOfVerdict(review, targetKey(other)) >= 0 && isEarlier(other),
  );
  return before ? indexOfVerdict(review, targetKey(before)) : -1;
}

/**
 * Returns the verdict of another copy of a review on a target, also if the link’s effect or the sides of the
 * contradiction changed since the copies were the same; undefined if it has none. `copy` is the copy that the target is
 * from.
 */
export function counterpart(other: Review, target: Target, copy: Review): Verdict | undefined {
  const isOwn = (one: Target): boolean => indexOfVerdict(copy, targetKey(one)) >= 0;
  const names = [target, ...earlierNames(target).filter((one) => !isOwn(one))];
  const index = names.map((one) => indexOfVerdict(other, targetKey(one))).find((at) => at >= 0);
  return index === undefined ? undefined : other.verdicts[index];
}
