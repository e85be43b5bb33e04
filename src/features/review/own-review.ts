/** Finds the reviewer's own review and verdicts, and records which reviews were started on this device. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { placeVerdict } from '../../core/review/place-verdict.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { storePreference, storedPreference } from '../../ui/preferences.ts';
import type { OwnVerdicts } from './queue.ts';

/**
 * Returns the review that a reviewer continues: of the reviews with that name and kind that were started on this
 * device, the one changed last. All others were loaded and belong to someone else, so typing a name never changes them.
 */
export function ownReview(workspace: Workspace, name: string, kind: Review['kind']): Review | undefined {
  return namedReviews(workspace, name, kind)
    .filter(({ review_id }) => isStartedHere(review_id))
    .toSorted((one, other) => Date.parse(one.changed_at) - Date.parse(other.changed_at))
    .at(-1);
}

/** Returns whether a review with that name and kind was loaded, which can only be read. */
export function hasLoadedReview(workspace: Workspace, name: string, kind: Review['kind']): boolean {
  return namedReviews(workspace, name, kind).some(({ review_id }) => !isStartedHere(review_id));
}

function namedReviews(workspace: Workspace, name: string, kind: Review['kind']): readonly Review[] {
  return (workspace.reviews ?? []).filter((review) => review.kind === kind && review.reviewer.name === name);
}

const startedKey = 'reviews-begun';
/** The most review IDs that are stored; the oldest are dropped. */
const maxStarted = 500;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Reviews started in this tab, in case the browser stores nothing. */
const startedInTab = new Set<string>();

/** Returns whether a review was started on this device. */
export function isStartedHere(reviewId: string): boolean {
  return startedInTab.has(reviewId) || (storedPreference(startedKey, isTexts) ?? []).includes(reviewId);
}

/** Records that a review was started on this device. Files do not contain this, so a loaded file cannot claim it. */
export function recordStart(reviewId: string): void {
  startedInTab.add(reviewId);
  storePreference(startedKey, [...(storedPreference(startedKey, isTexts) ?? []), reviewId].slice(-maxStarted));
}

const none: OwnVerdicts = new Map();

/** Returns the verdicts of a review by the keys of their current targets. Only changed ones are computed again. */
export function ownVerdicts(workspace: Workspace, review: Review | undefined, digest: Digest): OwnVerdicts {
  if (!review) return none;
  return new Map(
    review.verdicts.map((verdict) => {
      const { at, targetVerdict } = placeVerdict(workspace, review, verdict, digest);
      return [at, targetVerdict] as const;
    }),
  );
}
