/** The edits of reviews: start, add or remove a review, give or clear a verdict, and reply to one. */
import { batch } from '../workspace/edits.ts';
import type { Edit } from '../workspace/edit.ts';
import { EditError } from '../json/edit-error.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import type { Digest } from '../casefile/hash.ts';
import { assessmentDigest } from './digests.ts';
import { findTarget, flipped } from './find-target.ts';
import { reviewedContent } from './reviewed-content.ts';
import { targetKey, type Target } from './targets.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';

/**
 * The possible verdicts: the first three in a standard review, and on claims, entries and the document; the others on
 * the links of a blind review.
 */
export type VerdictValue = Verdict['verdict'];

/** Starts a review of the current draft. `at` is a date and time with its zone (RFC 3339). */
export function startReview(
  workspace: Workspace,
  {
    review_id,
    reviewer,
    kind,
    at,
    digest,
  }: Pick<Review, 'review_id' | 'reviewer' | 'kind'> & { readonly at: string; readonly digest: Digest },
): Edit {
  const review: Review = {
    format: 'assessment-desk.review/v1',
    review_id,
    reviewer,
    title: workspace.title,
    kind,
    started_at: at,
    changed_at: at,
    assessment_digest_sha256: assessmentDigest(workspace.assessment, digest),
    casefile_fingerprint_sha256: workspace.casefile && casefileFingerprint(workspace.casefile, digest),
    verdicts: [],
    contents: {},
  };
  return takeReview(workspace, review);
}

/**
 * Gives or changes the verdict of a review on a target in its current state. A reply to the previous verdict is
 * removed. Throws `EditError` if the review or the target does not exist.
 */
export function setVerdict(
  workspace: Workspace,
  reviewId: string,
  given: {
    readonly target: Target;
    readonly verdict: VerdictValue;
    readonly note: string;
    readonly at: string;
    readonly digest: Digest;
  },
): Edit {
  const { target, verdict, note, at, digest } = given;
  const { review, path } = reviewAt(workspace, reviewId);
  const now = reviewedContent(workspace.assessment, target, review.kind, digest);
  if (!now) throw new EditError('The item to review no longer exists.', path);
  const fresh: Verdict = { target, verdict, note, at, digest_sha256: now.digest_sha256, judged: now.judged };
  const index = earlierIndex(workspace, review, target);
  const place = `${path}/verdicts`;
  const contents = Object.entries(now.contents).filter(([sha256]) => !Object.hasOwn(review.contents, sha256));
  return batch([
    index < 0
      ? { type: 'insert', path: place, index: review.verdicts.length, values: [asJson(fresh)] }
      : { type: 'set', path: `${place}${pointer(index)}`, value: asJson(fresh) },
    ...contents.map(([sha256, value]): Edit => ({ type: 'set', path: `${path}/contents/${sha256}`, value })),
    { type: 'set', path: `${path}/changed_at`, value: at },
  ]);
}

/**
 * Returns the index of the review's earlier verdict on a target: by its current name, or by the name that the link had
 * with its earlier effect. So a link has one verdict even if its effect changes. -1 for none.
 */
function earlierIndex({ assessment }: Workspace, review: Review, target: Target): number {
  const key = targetKey(target);
  const exact = indexOf(review, key);
  if (exact >= 0 || review.kind === 'blind') return exact;
  const before = flipped(target).find(
    (other) => indexOf(review, targetKey(other)) >= 0 && findTarget(assessment, other, review.kind)?.key === key,
  );
  return before ? indexOf(review, targetKey(before)) : -1;
}

/**
 * Withdraws a verdict. `at` is a date and time with its zone (RFC 3339), here and below. The reviewed content stays in
 * the draft for undo, and is not written to the review's file. Throws `EditError` if there is no verdict.
 */
export function clearVerdict(workspace: Workspace, reviewId: string, key: string, at: string): Edit {
  const { path, place } = verdictAt(workspace, reviewId, key);
  return batch([
    { type: 'unset', path: place },
    { type: 'set', path: `${path}/changed_at`, value: at },
  ]);
}

/**
 * Changes the note of a verdict. The reviewed content and the author's reply stay the same. Throws `EditError` if there
 * is no verdict.
 */
export function noteOn(workspace: Workspace, reviewId: string, key: string, note: string, at: string): Edit {
  const { path, place } = verdictAt(workspace, reviewId, key);
  return batch([
    { type: 'set', path: `${place}/note`, value: note },
    { type: 'set', path: `${path}/changed_at`, value: at },
  ]);
}

/**
 * Sets the author's reply to a verdict. The review itself counts as unchanged. Throws `EditError` if there is no
 * verdict.
 */
export function answerVerdict(workspace: Workspace, reviewId: string, key: string, note: string, at: string): Edit {
  const { place } = verdictAt(workspace, reviewId, key);
  return { type: 'set', path: `${place}/answer`, value: { note, at } };
}

/** Removes the reply to a verdict. Throws `EditError` if there is none. */
export function clearAnswer(workspace: Workspace, reviewId: string, key: string): Edit {
  const { place } = verdictAt(workspace, reviewId, key);
  return { type: 'unset', path: `${place}/answer` };
}

/**
 * Adds a review to the draft, in place of an earlier one with its ID. Replies to unchanged verdicts are kept. Adding it
 * again changes nothing.
 */
export function takeReview(workspace: Workspace, review: Review): Edit {
  const reviews = workspace.reviews ?? [];
  const index = reviews.findIndex(({ review_id }) => review_id === review.review_id);
  const earlier = reviews[index];
  return earlier
    ? { type: 'set', path: `/reviews/${String(index)}`, value: asJson(withAnswers(review, earlier)) }
    : { type: 'insert', path: '/reviews', index: reviews.length, values: [asJson(review)] };
}

/** Copies the author's replies to a newer file of the same review. */
function withAnswers(review: Review, earlier: Review): Review {
  const verdicts = review.verdicts.map((verdict) => {
    const before = verdictOn(earlier, targetKey(verdict.target));
    return !verdict.answer && before?.answer && isSameVerdict(verdict, before)
      ? { ...verdict, answer: before.answer }
      : verdict;
  });
  return { ...review, verdicts };
}

function isSameVerdict(one: Verdict, other: Verdict): boolean {
  return (
    one.verdict === other.verdict &&
    one.note === other.note &&
    one.at === other.at &&
    one.digest_sha256 === other.digest_sha256
  );
}

/** Removes a review with all its verdicts. Throws `EditError` if it is not in the draft. */
export function removeReview(workspace: Workspace, reviewId: string): Edit {
  const { path } = reviewAt(workspace, reviewId);
  return workspace.reviews?.length === 1 ? { type: 'unset', path: '/reviews' } : { type: 'unset', path };
}

/** Returns the verdict of a review on a target, by the target's key. */
export function verdictOn(review: Review, key: string): Verdict | undefined {
  return review.verdicts[indexOf(review, key)];
}

const indices = new WeakMap<Review['verdicts'], ReadonlyMap<string, number>>();

function indexOf({ verdicts }: Review, key: string): number {
  let cached = indices.get(verdicts);
  if (!cached) {
    cached = new Map(verdicts.map(({ target }, index) => [targetKey(target), index]));
    indices.set(verdicts, cached);
  }
  return cached.get(key) ?? -1;
}

function reviewAt(workspace: Workspace, reviewId: string): { readonly review: Review; readonly path: Pointer } {
  const index = (workspace.reviews ?? []).findIndex(({ review_id }) => review_id === reviewId);
  const review = workspace.reviews?.[index];
  if (!review) throw new EditError('This review is no longer part of the draft.', '/reviews');
  return { review, path: `/reviews/${String(index)}` };
}

function verdictAt(workspace: Workspace, reviewId: string, key: string) {
  const { review, path } = reviewAt(workspace, reviewId);
  const index = indexOf(review, key);
  if (index < 0) throw new EditError('This verdict is no longer part of the review.', `${path}/verdicts`);
  return { path, place: `${path}/verdicts/${String(index)}` };
}

/** Returns a review or verdict as plain JSON. TypeScript needs this because interfaces have no index signature. */
function asJson(value: Review | Verdict): JsonValue {
  return value as unknown as JsonObject;
}
