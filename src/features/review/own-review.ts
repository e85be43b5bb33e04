import type { JsonObject } from '../../core/assessment/json.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { findTarget } from '../../core/review/find-target.ts';
import { standingOf } from '../../core/review/standing.ts';
import { targetKey } from '../../core/review/targets.ts';
import type { Review, Verdict } from '../../core/review/types.generated.ts';
import { remember, remembered } from '../../ui/remembered.ts';
import type { OwnVerdict, OwnVerdicts } from './queue.ts';

/**
 * The review that a reviewer goes on with: of those of that name and kind that were begun on this device the one that
 * was worked on last. Any other was loaded, and is somebody's word that nobody changes here by giving a name.
 */
export function ownReview(workspace: Workspace, name: string, kind: Review['kind']): Review | undefined {
  return namedReviews(workspace, name, kind)
    .filter(({ review_id }) => isBegunHere(review_id))
    .toSorted((one, other) => Date.parse(one.changed_at) - Date.parse(other.changed_at))
    .at(-1);
}

/** Whether a review of that name and kind was loaded, and can only be read. */
export function hasLoadedReview(workspace: Workspace, name: string, kind: Review['kind']): boolean {
  return namedReviews(workspace, name, kind).some(({ review_id }) => !isBegunHere(review_id));
}

function namedReviews(workspace: Workspace, name: string, kind: Review['kind']): readonly Review[] {
  return (workspace.reviews ?? []).filter((review) => review.kind === kind && review.reviewer.name === name);
}

const begunKey = 'reviews-begun';
/** How many reviews are known to have been begun here, the latest. */
const begunAtMost = 500;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What was begun in this tab, for where the browser remembers nothing. */
const begunInTab = new Set<string>();

/** Whether a review is known to have been begun on this device. */
export function isBegunHere(reviewId: string): boolean {
  return begunInTab.has(reviewId) || (remembered(begunKey, isTexts) ?? []).includes(reviewId);
}

/** Notes that a review was begun on this device. No file says so, and a file that is loaded cannot. */
export function noteBegun(reviewId: string): void {
  begunInTab.add(reviewId);
  remember(begunKey, [...(remembered(begunKey, isTexts) ?? []), reviewId].slice(-begunAtMost));
}

interface Remembered {
  readonly assessment: JsonObject;
  readonly key: string;
  readonly own: OwnVerdict;
}

const rememberedOf = new WeakMap<Verdict, Remembered>();
const none: OwnVerdicts = new Map();

/** The verdicts of a review by the keys of their targets as they stand now. Only what changed is looked at again. */
export function ownVerdicts(workspace: Workspace, review: Review | undefined, digest: Digest): OwnVerdicts {
  if (!review) return none;
  return new Map(
    review.verdicts.map((verdict) => {
      const { key, own } = standing(workspace, review, verdict, digest);
      return [key, own] as const;
    }),
  );
}

function standing(workspace: Workspace, review: Review, verdict: Verdict, digest: Digest): Remembered {
  const { assessment } = workspace;
  const known = rememberedOf.get(verdict);
  if (known?.assessment === assessment) return known;
  const key = findTarget(assessment, verdict.target, review.kind)?.key ?? targetKey(verdict.target);
  const found = { assessment, key, own: { verdict, standing: standingOf(workspace, review, verdict, digest) } };
  rememberedOf.set(verdict, found);
  return found;
}
