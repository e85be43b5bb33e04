/** Collects the verdicts of all reviews by target, with the names of their reviewers and the unanswered ones. */
import { grouped } from '../json/grouped.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { overviewOf, type Overview } from './overview.ts';
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
  const authors = authorsFor(assessment, reviews);
  const names = reviewerNames(reviews);
  const made = besideOpen(overviewOf(workspace, digest)).flatMap(({ key, at, verdicts }): VerdictPlace[] => {
    const [first] = verdicts;
    if (!first) return [];
    const cached = placeCache.get(first.verdict);
    const items = verdicts.map((one, index) => itemOf(one, authors, names, cached?.items[index]));
    const place = {
      key,
      target: at?.target ?? first.verdict.target,
      at,
      items,
      disagree: doReviewersDisagree(items, at),
    };
    if (cached && isSamePlace(place, cached)) return [cached];
    placeCache.set(first.verdict, place);
    return [place];
  });
  return made.sort((one, other) => rankOf(one.at) - rankOf(other.at));
}

const isBlindLink = ({ kind, verdict }: TargetVerdict): boolean => kind === 'blind' && verdict.target.kind === 'link';

interface Group {
  readonly key: string;
  readonly at: ReviewTarget | undefined;
  readonly verdicts: readonly TargetVerdict[];
}

/** Groups the verdicts by the place of their target: a blind verdict on a link is beside the open ones on that link. */
function besideOpen({ byTarget, places }: Overview): readonly Group[] {
  const all = [...byTarget].map(([key, verdicts]): Group => ({ key, at: places.get(key), verdicts }));
  return [...grouped(all, ({ key, at }) => at?.path ?? key).values()].flatMap((groups) => {
    const group = groups.find(({ verdicts }) => !verdicts.some(isBlindLink)) ?? groups[0];
    return group ? [{ ...group, verdicts: groups.flatMap(({ verdicts }) => verdicts) }] : [];
  });
}

/**
 * Whether reviewers gave different verdicts. A blind verdict on a link counts as accepting the author’s effect if it is
 * the same, and as rejecting it otherwise. A question does neither, so it is not compared with blind verdicts. Without
 * an effect there is nothing to compare it with.
 */
function doReviewersDisagree(items: readonly VerdictItem[], at: ReviewTarget | undefined): boolean {
  const effect = at?.target.kind === 'link' ? at.target.effect : undefined;
  const said = (isBlind: boolean): readonly Verdict['verdict'][] => [
    ...new Set(items.filter((item) => isBlindLink(item) === isBlind).map(({ verdict }) => verdict.verdict)),
  ];
  const [open, blind] = [said(false), said(true)];
  if (open.length > 1 || blind.length > 1) return true;
  if (open.length === 0 || blind.length === 0 || open[0] === 'question' || !effect) return false;
  return open[0] !== (blind[0] === effect ? 'accept' : 'reject');
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
