/** Collects the verdicts of all reviews by target, with the names of their reviewers and the unanswered ones. */
import { grouped } from '../json/grouped.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { type ReviewTarget, type Target, targetKey } from './targets.ts';
import { threadState } from '../review-shape/thread.ts';
import type { Review, Verdict, Reviewer } from '../review-shape/types.generated.ts';
import { authorsFor, isUnanswered, type Authors } from './unanswered.ts';
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject } from '../json/json.ts';
import { verdictStateAt, type VerdictState } from './verdict-state.ts';
import { findReviewed } from './verdict-index.ts';
import { counted } from '../json/words.ts';
import { listInWords } from '../compare/phrases.ts';
import { showDirections } from '../text/directions.ts';
import { dateTimeInWords } from '../assessment/date-time-words.ts';

// The names of reviewers, which tell reviewers with the same name apart.

type Named = Pick<Review, 'review_id' | 'reviewer' | 'kind' | 'started_at' | 'verdicts'>;

/**
 * Returns a unique name to show for the reviewer of each review, by review ID. Reviewers with the same name are
 * distinguished by the kind of their review, then by its start, then by its number in the list.
 */
export function reviewerNames(reviews: readonly Named[]): ReadonlyMap<string, string> {
  const ways: readonly ((review: Named, index: number) => string)[] = [
    () => '',
    ({ kind }) => (kind === 'blind' ? 'blind review' : 'standard review'),
    ({ started_at }) => `review started ${dateTimeInWords(started_at) ?? started_at}`,
    (_, index) => `review ${index + 1} in the list`,
  ];
  const sameNames = grouped(reviews.entries(), ([, { reviewer }]) => reviewer.name.normalize().trim().toLowerCase());
  return new Map(
    [...sameNames.values()].flatMap((group) => {
      const way = ways.find(
        (words) => new Set(group.map(([index, review]) => words(review, index))).size === group.length,
      );
      return group.map(([index, review]) => {
        const [name, words] = [showDirections(review.reviewer.name), way?.(review, index) ?? ''];
        return [review.review_id, words === '' ? name : `${name} (${words})`] as const;
      });
    }),
  );
}

// The verdicts of all reviews by target.

/** All verdicts of a draft’s reviews, by target. */
interface Overview {
  /**
   * Every verdict of every review, by the current key of its target (`ReviewTarget.key`, or `blindKey` of it in a blind
   * review), or by the last key of a deleted target. Reviews are in the order in which they were added.
   */
  readonly byTarget: ReadonlyMap<string, readonly TargetVerdict[]>;
  /** The current position of every target that exists, by the same keys. */
  readonly places: ReadonlyMap<string, ReviewTarget>;
}

/**
 * Returns the key in an overview of a link in blind reviews. A blind verdict is about all links of an entry to a claim,
 * so it is not about the same target as a verdict on the one link without an effect, which has the same name.
 */
const blindKey = (key: string): string => `blind|${key}`;

const nothing: readonly Review[] = [];
/** Compares all reviews of a draft. The same result for the same reviews of the same assessment. */
export function overviewOf(workspace: Workspace, digest: Digest): Overview {
  const reviews = workspace.reviews ?? nothing;
  return overviewOfAll(reviews, workspace.assessment, digest);
}

const overviewOfAll = byIdentity((reviews: readonly Review[], assessment: JsonObject, digest: Digest): Overview => {
  const byTarget = new Map<string, TargetVerdict[]>();
  const places = new Map<string, ReviewTarget>();
  for (const review of reviews) {
    for (const verdict of review.verdicts) {
      const { at: name, place, targetVerdict } = placeVerdict({ assessment }, review, verdict, digest);
      const at = review.kind === 'blind' && verdict.target.kind === 'link' ? blindKey(name) : name;
      const group = byTarget.get(at);
      if (group) group.push(targetVerdict);
      else byTarget.set(at, [targetVerdict]);
      if (place && !group) places.set(at, place);
    }
  }
  return { byTarget, places };
});

// Finds the current target and the state of one verdict, with a cache that the overview and the own review share.

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
interface PlacedVerdict {
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

// Counts verdicts by kind and state, and says the counts in sentences.

/** The number of verdicts of each kind. */
type CountsByVerdict = Readonly<Record<Verdict['verdict'], number>>;

/** Counts verdicts by kind. */
export function countByVerdict(verdicts: readonly Verdict[]): CountsByVerdict {
  const counts = { accept: 0, question: 0, reject: 0, supports: 0, contradicts: 0, neither: 0 };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  return counts;
}

/** The number of verdicts, also by their states. */
interface VerdictCounts {
  readonly verdicts: number;
  readonly reviewers: number;
  readonly disagreements: number;
  readonly unanswered: number;
  readonly replied: number;
  readonly outdated: number;
  readonly missing: number;
  readonly byVerdict: CountsByVerdict;
}

const sorts: readonly (readonly [Verdict['verdict'], string])[] = [
  ['accept', 'accepted'],
  ['question', 'questioned'],
  ['reject', 'rejected'],
  ['supports', 'marked as supporting'],
  ['contradicts', 'marked as contradicting'],
  ['neither', 'marked as neither'],
];

/** “3 accepted, 1 questioned”; kinds without verdicts are left out. */
export function sortsInWords(byVerdict: CountsByVerdict): string {
  return sorts
    .filter(([sort]) => byVerdict[sort] > 0)
    .map(([sort, phrase]) => `${byVerdict[sort]} ${phrase}`)
    .join(', ');
}

/** Summarizes all verdicts in sentences. The counts are never a measure of strength. */
export function countsInWords(counts: VerdictCounts): string {
  const { verdicts, reviewers, disagreements, unanswered, replied, outdated, missing } = counts;
  if (verdicts === 0) return 'No verdicts in these reviews yet.';
  const states = [
    ...(unanswered > 0 ? [`${unanswered} ${unanswered === 1 ? 'is' : 'are'} unanswered`] : []),
    ...(replied > 0 ? [`${replied} ${replied === 1 ? 'has' : 'have'} a reply`] : []),
    ...(outdated > 0 ? [`${outdated} ${outdated === 1 ? 'is' : 'are'} outdated`] : []),
    ...(missing > 0 ? [missing === 1 ? '1 is about a missing item' : `${missing} are about missing items`] : []),
  ];
  return [
    `${counted(verdicts, 'verdict')} by ${counted(reviewers, 'reviewer')}: ${sortsInWords(counts.byVerdict)}.`,
    ...(states.length > 0 ? [`${listInWords(states)}.`] : []),
    ...(reviewers < 2
      ? []
      : [
          disagreements === 0
            ? 'The reviewers do not disagree.'
            : `The reviewers disagree on ${counted(disagreements, 'item')}.`,
        ]),
  ].join(' ');
}

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
