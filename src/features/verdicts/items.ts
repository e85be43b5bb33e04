/** Collects the verdicts of all reviews by target, with the names and states that the verdicts screen shows. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { authorsOf } from '../../core/review/blind-agreement.ts';
import { findTarget } from '../../core/review/find-target.ts';
import { overviewOf, type TargetVerdict } from '../../core/review/overview.ts';
import type { ReviewTarget, Target } from '../../core/review/targets.ts';
import { reviewerNames } from './reviewer-names.ts';
import { countByVerdict, type VerdictCounts } from './words.ts';

/** One verdict of a review in the draft. */
export interface VerdictItem extends TargetVerdict {
  /** Unique among all verdicts of the draft. */
  readonly id: string;
  /** The unique name of its reviewer in the draft. */
  readonly name: string;
  /** Whether it differs from the author and has no reply yet. */
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

/** Returns all reviewed targets in document order, missing ones last. Unchanged targets stay the same objects. */
export function verdictPlaces(workspace: Workspace, digest: Digest): readonly VerdictPlace[] {
  const { byTarget, disagreements } = overviewOf(workspace, digest);
  const contested = new Set(disagreements.map(({ key }) => key));
  const authors = authorsOf(workspace.assessment);
  const names = reviewerNames(workspace.reviews ?? []);
  const places = [...byTarget].flatMap(([key, verdicts]): VerdictPlace[] => {
    const [first] = verdicts;
    if (!first) return [];
    const at = findTarget(workspace.assessment, first.verdict.target, first.kind);
    const items = verdicts.map((one) => itemOf(one, authors, names.get(one.reviewId) ?? one.reviewer.name));
    return [reusePlace({ key, target: at?.target ?? first.verdict.target, at, items, disagree: contested.has(key) })];
  });
  return places.sort((one, other) => compareRanks(rankOf(one.at), rankOf(other.at)));
}

const itemCache = new WeakMap<TargetVerdict, VerdictItem>();

function itemOf(targetVerdict: TargetVerdict, authors: Authors, name: string): VerdictItem {
  const unanswered = !targetVerdict.verdict.answer && needsReply(targetVerdict, authors);
  const cached = itemCache.get(targetVerdict);
  if (cached?.unanswered === unanswered && cached.name === name) return cached;
  const item = { ...targetVerdict, id: `${targetVerdict.reviewId} ${targetVerdict.key}`, name, unanswered };
  itemCache.set(targetVerdict, item);
  return item;
}

const placeCache = new WeakMap<VerdictItem, VerdictPlace>();

/** Returns the cached object if nothing changed, so that no row rerenders. */
function reusePlace(place: VerdictPlace): VerdictPlace {
  const [first] = place.items;
  const cached = first && placeCache.get(first);
  const isSame =
    cached?.key === place.key &&
    cached.at === place.at &&
    cached.disagree === place.disagree &&
    cached.items.length === place.items.length &&
    cached.items.every((item, index) => item === place.items[index]);
  if (isSame) return cached;
  if (first) placeCache.set(first, place);
  return place;
}

type Authors = ReturnType<typeof authorsOf>;

/** Returns whether a verdict is a question, a rejection, or a blind verdict that differs from the author. */
function needsReply({ verdict: { verdict }, kind, key }: TargetVerdict, authors: Authors): boolean {
  if (verdict === 'question' || verdict === 'reject') return true;
  const author = kind === 'blind' ? authors.get(key) : undefined;
  return author !== undefined && author !== null && verdict !== 'accept' && verdict !== author;
}

type Rank = readonly [list: number, entry: number, link: number];

const missingRank: Rank = [9, 0, 0];

/** The whole assessment comes first, then the lists in the contract’s order, each entry before its links. */
function rankOf(at: ReviewTarget | undefined): Rank {
  if (!at) return missingRank;
  const { target, entryIndex = -1, linkIndex = -1, claimIndex = -1 } = at;
  if (target.kind === 'document') return [0, 0, 0];
  if (target.kind === 'claim') return [1, claimIndex, -1];
  return [target.entry === 'power-basis' ? 2 : 3, entryIndex, linkIndex];
}

function compareRanks(one: Rank, other: Rank): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** Counts all verdicts, regardless of filters. */
export function countPlaces(places: readonly VerdictPlace[]): VerdictCounts {
  const items = places.flatMap((place) => place.items);
  return {
    verdicts: items.length,
    reviewers: new Set(items.map(({ reviewId }) => reviewId)).size,
    disagreements: places.filter(({ disagree }) => disagree).length,
    unanswered: items.filter(({ unanswered }) => unanswered).length,
    replied: items.filter(({ verdict }) => verdict.answer).length,
    outdated: items.filter(({ standing }) => standing.state === 'stale').length,
    missing: items.filter(({ standing }) => standing.state === 'gone').length,
    byVerdict: countByVerdict(items.map(({ verdict }) => verdict)),
  };
}
