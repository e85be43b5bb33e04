/** The edits of reviews: start, add or remove a review, give or clear a verdict, and write in its thread. */
import { batch } from '../workspace/edits.ts';
import type { Edit, Workspace } from '../workspace/workspace.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { EditError } from '../json/edit-error.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import type { Digest } from '../casefile/hash.ts';
import { assessmentDigest } from './contents.ts';
import { reviewedContent } from './reviewed-content.ts';
import type { Target } from './targets.ts';
import { counterpart, indexOfEarlier, indexOfVerdict } from './verdict-index.ts';
import {
  afterAll,
  formatFor,
  mergedMessages,
  messagesOn,
  timeOf,
  withMessage,
  withMessages,
} from '../review-shape/thread.ts';
import type { Message, Review, Suggestion, Verdict } from '../review-shape/types.generated.ts';

/**
 * The possible verdicts: the first three in a standard review, and on claims, entries and the document; the others on
 * the links of a blind review.
 */
export type VerdictValue = Verdict['verdict'];

/**
 * Starts a review of the current draft, and notes that it was started here. `at` is a date and time with its zone (RFC
 * 3339).
 */
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
  return batch([takeReview(workspace, review), claimReview(workspace, review_id)]);
}

/** Notes in the draft that a review was started on this device. */
export function claimReview({ ownReviews = [] }: Workspace, reviewId: string): Edit {
  return { type: 'insert', path: '/ownReviews', index: ownReviews.length, values: [reviewId] };
}

/** The maximum number of verdicts in a review: that of its schema. An assessment can have more evidence links. */
export const maxVerdicts = 20_000;

/**
 * Gives or changes the verdict of a review on a target in its current state. The thread on the previous verdict stays.
 * Throws `EditError` if the review or the target does not exist, or if the review is full.
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
  const index = indexOfEarlier(workspace.assessment, review, target);
  if (index < 0 && review.verdicts.length >= maxVerdicts) {
    const full =
      'This review has 20,000 verdicts, which is the maximum. Enter another reviewer name to continue in a new review.';
    throw new EditError(full, `${path}/verdicts`);
  }
  const earlier = review.verdicts[index];
  const messages = earlier ? messagesOn(earlier) : [];
  // A suggestion changes the content that it was made for, and no other.
  const suggestion = earlier?.digest_sha256 === now.digest_sha256 ? earlier.suggestion : undefined;
  const content = { digest_sha256: now.digest_sha256, judged: now.judged, ...(suggestion && { suggestion }) };
  const since = afterAll(
    at,
    messages.map((message) => message.at),
  );
  const fresh = withMessages({ target, verdict, note, at: since, ...content }, messages);
  const place = `${path}/verdicts`;
  const contents = Object.entries(now.contents).filter(([sha256]) => !Object.hasOwn(review.contents, sha256));
  const others = review.verdicts.filter((verdict) => verdict !== earlier);
  return batch([
    index < 0
      ? { type: 'insert', path: place, index: review.verdicts.length, values: [asJson(fresh)] }
      : { type: 'set', path: `${place}${pointer(index)}`, value: asJson(fresh) },
    ...contents.map(([sha256, value]): Edit => ({ type: 'set', path: `${path}/contents/${sha256}`, value })),
    ...formatEdits(review, path, [...others, fresh]),
    { type: 'set', path: `${path}/changed_at`, value: at },
  ]);
}

/** The version of the format follows the verdicts. No edit if it stays the same. */
function formatEdits({ format }: Review, path: Pointer, verdicts: Review['verdicts']): readonly Edit[] {
  const needed = formatFor({ verdicts });
  return needed === format ? [] : [{ type: 'set', path: `${path}/format`, value: needed }];
}

/**
 * Withdraws a verdict. `at` is a date and time with its zone (RFC 3339), here and below. The reviewed content stays in
 * the draft for undo, and is not written to the review's file. Throws `EditError` if there is no verdict.
 */
export function clearVerdict(workspace: Workspace, reviewId: string, key: string, at: string): Edit {
  const { path, place, review, verdict } = verdictAt(workspace, reviewId, key);
  const others = review.verdicts.filter((other) => other !== verdict);
  return batch([
    { type: 'unset', path: place },
    ...formatEdits(review, path, others),
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
 * Sets or removes the change that the reviewer suggests with a verdict. Throws `EditError` if there is no verdict.
 */
export function setSuggestion(
  workspace: Workspace,
  reviewId: string,
  key: string,
  suggestion: Suggestion | undefined,
  at: string,
): Edit {
  const { path } = reviewAt(workspace, reviewId);
  return batch([
    changeVerdict(workspace, reviewId, key, (verdict) => {
      const alone = withMessages({ ...verdict, suggestion: undefined }, messagesOn(verdict));
      return suggestion ? { ...alone, suggestion } : alone;
    }),
    { type: 'set', path: `${path}/changed_at`, value: at },
  ]);
}

/**
 * Adds a message to the thread on a verdict, after all others. The review itself counts as unchanged. Throws
 * `EditError` if there is no verdict.
 */
export function addMessage(workspace: Workspace, reviewId: string, key: string, message: Message): Edit {
  return changeVerdict(workspace, reviewId, key, (verdict) => withMessage(verdict, message));
}

/**
 * Withdraws the last message on a verdict. A copy of the review that was sent before still contains it. Throws
 * `EditError` if there is no verdict.
 */
export function withdrawMessage(workspace: Workspace, reviewId: string, key: string): Edit {
  return changeVerdict(workspace, reviewId, key, (verdict) => withMessages(verdict, messagesOn(verdict).slice(0, -1)));
}

function changeVerdict(
  workspace: Workspace,
  reviewId: string,
  key: string,
  change: (verdict: Verdict) => Verdict,
): Edit {
  const { path, place, review, verdict } = verdictAt(workspace, reviewId, key);
  const changed = change(verdict);
  const verdicts = review.verdicts.map((other) => (other === verdict ? changed : other));
  return batch([
    { type: 'set', path: place, value: asJson(changed) },
    { type: 'set', path: `${path}/format`, value: formatFor({ verdicts }) },
  ]);
}

/**
 * Adds a review to the draft. If the draft has one with its ID, the verdicts of the newer one are used, and the threads
 * keep the messages of both. Adding it again changes nothing.
 */
export function takeReview(workspace: Workspace, review: Review): Edit {
  const reviews = workspace.reviews ?? [];
  const index = reviews.findIndex(({ review_id }) => review_id === review.review_id);
  const earlier = reviews[index];
  return earlier
    ? { type: 'set', path: `/reviews/${String(index)}`, value: asJson(joinedReview(earlier, review)) }
    : { type: 'insert', path: '/reviews', index: reviews.length, values: [asJson(review)] };
}

/**
 * Joins two copies of a review. A verdict that the newer copy no longer has was withdrawn. It stays only if it has
 * replies of the author that would be lost.
 */
export function joinedReview(earlier: Review, given: Review): Review {
  const [newer, older] = timeOf(earlier.changed_at) > timeOf(given.changed_at) ? [earlier, given] : [given, earlier];
  const used = new Set<Verdict>();
  const verdicts = newer.verdicts.map((verdict) => {
    const other = counterpart(older, verdict.target, newer);
    if (other) used.add(other);
    const messages = other ? mergedMessages(messagesOn(verdict), messagesOn(other)) : [];
    return messages.length > messagesOn(verdict).length ? withMessages(verdict, messages) : verdict;
  });
  const withReplies = older.verdicts.filter(
    (verdict) => !used.has(verdict) && messagesOn(verdict).some(({ by }) => by === 'author'),
  );
  const all = [...verdicts, ...withReplies];
  return {
    ...newer,
    format: formatFor({ verdicts: all }),
    verdicts: all,
    contents: withReplies.length === 0 ? newer.contents : { ...older.contents, ...newer.contents },
  };
}

/** Removes a review with all its verdicts. Throws `EditError` if it is not in the draft. */
export function removeReview(workspace: Workspace, reviewId: string): Edit {
  const { path } = reviewAt(workspace, reviewId);
  return workspace.reviews?.length === 1 ? { type: 'unset', path: '/reviews' } : { type: 'unset', path };
}

/** Returns a review of a draft. Throws `EditError` if it is not in the draft. */
export function reviewOf(workspace: Workspace, reviewId: string): Review {
  return reviewAt(workspace, reviewId).review;
}

/** Returns the verdict of a review on a target, by the target's key. */
export function verdictOn(review: Review, key: string): Verdict | undefined {
  return review.verdicts[indexOfVerdict(review, key)];
}

function reviewAt(workspace: Workspace, reviewId: string): { readonly review: Review; readonly path: Pointer } {
  const index = (workspace.reviews ?? []).findIndex(({ review_id }) => review_id === reviewId);
  const review = workspace.reviews?.[index];
  if (!review) throw new EditError('This review is no longer part of the draft.', '/reviews');
  return { review, path: `/reviews/${String(index)}` };
}

function verdictAt(workspace: Workspace, reviewId: string, key: string) {
  const { review, path } = reviewAt(workspace, reviewId);
  const index = indexOfVerdict(review, key);
  const verdict = review.verdicts[index];
  if (!verdict) throw new EditError('This verdict is no longer part of the review.', `${path}/verdicts`);
  return { path, place: `${path}/verdicts/${String(index)}`, review, verdict };
}

/** Returns a review or verdict as plain JSON. TypeScript needs this because interfaces have no index signature. */
function asJson(value: Review | Verdict): JsonValue {
  return value as unknown as JsonObject;
}
