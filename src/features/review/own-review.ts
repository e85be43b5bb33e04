/** Finds the reviewer's own review and verdicts, and which reviews were started on this device. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { placeVerdict } from '../../core/review/verdict-places.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { storedReviewer } from '../../shared/own-name.ts';
import type { DraftSummary } from '../../store/library-store.ts';
import { storedPreference } from '../../ui/preferences.ts';
import type { OwnVerdicts } from './queue.ts';

/**
 * Returns the review that a reviewer continues: of the reviews with that name and kind that were started here, the one
 * changed last. All others were loaded and belong to someone else, so typing a name never changes them.
 */
export function ownReview(
  workspace: Workspace,
  started: StartedReviews,
  name: string,
  kind: Review['kind'],
): Review | undefined {
  return lastChanged(namedReviews(workspace, name, kind).filter(isStarted(workspace, started)));
}

/** Returns whether a review with that name and kind was loaded, which can only be read. */
export function hasLoadedReview(
  workspace: Workspace,
  started: StartedReviews,
  name: string,
  kind: Review['kind'],
): boolean {
  return !namedReviews(workspace, name, kind).every(isStarted(workspace, started));
}

/** Returns whether a review in the draft is not known to be started on this device. */
export function hasForeignReview(workspace: Workspace, started: StartedReviews): boolean {
  return !(workspace.reviews ?? []).every(isStarted(workspace, started));
}

/**
 * Returns the reviewer's name: the name stored on this device, or the name of a later review that was started here. The
 * browser writes the stored name late or, without space, not at all.
 */
export function nameOfReviewer(workspace: Workspace, started: StartedReviews): string {
  const last = lastChanged((workspace.reviews ?? []).filter(isStarted(workspace, started)));
  const stored = storedReviewer();
  return last && !(Date.parse(last.changed_at) < stored.at) ? last.reviewer.name : stored.name;
}

function lastChanged(reviews: readonly Review[]): Review | undefined {
  return reviews.toSorted((one, other) => Date.parse(one.changed_at) - Date.parse(other.changed_at)).at(-1);
}

function namedReviews(workspace: Workspace, name: string, kind: Review['kind']): readonly Review[] {
  return (workspace.reviews ?? []).filter((review) => review.kind === kind && review.reviewer.name === name);
}

/** The IDs of the reviews that were started in any draft on this device. */
export type StartedReviews = ReadonlySet<string>;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Returns the reviews that were started in drafts, so that the file of one can be opened in another draft and
 * continued. Those of permanently deleted drafts are in this browser's settings, as are all of earlier versions. A
 * draft records such a review when it is continued.
 */
export function reviewsStartedIn(drafts: readonly Pick<DraftSummary, 'ownReviews'>[]): StartedReviews {
  const noted = storedPreference('reviews-begun', isTexts) ?? [];
  return new Set([...noted, ...drafts.flatMap(({ ownReviews = [] }) => ownReviews)]);
}

/** Returns a function that says whether a review was started in this draft, or in another one on this device. */
function isStarted({ ownReviews = [] }: Workspace, started: StartedReviews): (review: Review) => boolean {
  return ({ review_id }) => started.has(review_id) || ownReviews.includes(review_id);
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
