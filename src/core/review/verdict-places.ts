/** Collects the verdicts of all reviews by target, with the names of their reviewers and the unanswered ones. */
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { overviewOf } from './overview.ts';
import type { TargetVerdict } from './place-verdict.ts';
import type { ReviewTarget, Target } from './targets.ts';
import { threadState } from '../review-shape/thread.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';
import { reviewerNames } from './reviewer-names.ts';
import { authorsFor, isUnanswered, type Authors } from './unanswered.ts';
import { countByVerdict, type VerdictCounts } from './verdict-counts.ts';

/** One verdict of a review in the draft. */
export interface VerdictItem extends TargetVerdict {
  /** Unique among all verdicts of the draft. */
  readonly id: string;
  /** The unique name of its reviewer in the draft. */
  readonly name: string;
  /** See `isUnanswered`. */
  readonly unanswered: boolean;
}

/** A reviewed target, with every verdict on it. */
export interface VerdictPlace {
  readonly key: string;
  readonly target: Target;
  /** The target in the assessment; undefined if it is missing. */
  readonly at: ReviewTarget | undefined;
  readonly items: readonly VerdictItem[];
  /** Whether reviewers gave different verdicts. */
  readonly disagree: boolean;
}

const noReviews: readonly Review[] = [];

/** Returns all reviewed targets in document order, missing ones last. Unchanged targets stay the same objects. */
export function verdictPlaces(workspace: Workspace, digest: Digest): readonly VerdictPlace[] {
  const { assessment, reviews = noReviews } = workspace;
  const { byTarget, places, disagreements } = overviewOf(workspace, digest);
  const contested = new Set(disagreements.map(({ key }) => key));
  const authors = authorsFor(assessment, reviews);
  const names = reviewerNames(reviews);
  const made = [...byTarget].flatMap(([key, verdicts]): VerdictPlace[] => {
    const [first] = verdicts;
    if (!first) return [];
    const cached = placeCache.get(first.verdict);
    const items = verdicts.map((one, index) => itemOf(one, authors, names, cached?.items[index]));
    const at = places.get(key);
    const place = { key, target: at?.target ?? first.verdict.target, at, items, disagree: contested.has(key) };
    if (cached && isSamePlace(place, cached)) return [cached];
    placeCache.set(first.verdict, place);
    return [place];
  });
  return made.sort((one, other) => rankOf(one.at) - rankOf(other.at));
}

/** The last result for each target, by its first verdict, so that rows without changes do not rerender. */
const placeCache = new WeakMap<Verdict, VerdictPlace>();

function itemOf(
  given: TargetVerdict,
  authors: Authors,
  names: ReadonlyMap<string, string>,
  cached: VerdictItem | undefined,
): VerdictItem {
  const name = names.get(given.reviewId) ?? given.reviewer.name;
  const unanswered = isUnanswered(given.verdict, given.kind, given.key, authors);
  const isSame =
    cached?.verdict === given.verdict &&
    cached.standing === given.standing &&
    cached.reviewId === given.reviewId &&
    cached.kind === given.kind &&
    cached.reviewer === given.reviewer &&
    cached.name === name &&
    cached.unanswered === unanswered;
  return isSame ? cached : { ...given, id: `${given.reviewId} ${given.key}`, name, unanswered };
}

function isSamePlace(one: VerdictPlace, other: VerdictPlace): boolean {
  return (
    one.key === other.key &&
    one.at === other.at &&
    one.disagree === other.disagree &&
    one.items.length === other.items.length &&
    one.items.every((item, index) => item === other.items[index])
  );
}

/** The whole assessment comes first, then the lists in the contract’s order, each entry before its links. */
function rankOf(at: ReviewTarget | undefined): number {
  if (!at) return Number.MAX_SAFE_INTEGER;
  const { target, entryIndex = -1, linkIndex = -1, claimIndex = -1, listIndex = -1 } = at;
  if (target.kind === 'document') return 0;
  if (target.kind === 'claim') return rank(1, claimIndex, -1);
  if (target.kind === 'contradiction') return rank(4, listIndex, -1);
  if (target.kind === 'unknown') return rank(5, listIndex, -1);
  return rank(target.entry === 'power-basis' ? 2 : 3, entryIndex, linkIndex);
}

const rank = (list: number, entry: number, link: number): number => (list * 2 ** 24 + entry + 1) * 2 ** 24 + link + 1;

/** Counts all verdicts, regardless of filters. */
export function countPlaces(places: readonly VerdictPlace[]): VerdictCounts {
  const items = places.flatMap((place) => place.items);
  return {
    verdicts: items.length,
    reviewers: new Set(items.map(({ reviewId }) => reviewId)).size,
    disagreements: places.filter(({ disagree }) => disagree).length,
    unanswered: items.filter(({ unanswered }) => unanswered).length,
    replied: items.filter(({ verdict }) => threadState(verdict) !== 'open').length,
    outdated: items.filter(({ standing }) => standing.state === 'stale').length,
    missing: items.filter(({ standing }) => standing.state === 'gone').length,
    byVerdict: countByVerdict(items.map(({ verdict }) => verdict)),
  };
}
