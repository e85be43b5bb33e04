import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { authorsOf } from '../../core/review/blind-agreement.ts';
import { findTarget } from '../../core/review/find-target.ts';
import { overviewOf, type TargetVerdict } from '../../core/review/overview.ts';
import type { ReviewTarget, Target } from '../../core/review/targets.ts';
import { reviewerNames } from './reviewer-names.ts';
import type { VerdictCounts } from './words.ts';

/** One verdict of a loaded review, and how it stands now. */
export interface VerdictItem extends TargetVerdict {
  /** No other verdict of the draft has it. */
  readonly id: string;
  /** What its reviewer is called here: no other reviewer is called so. */
  readonly name: string;
  /** Whether it says something other than the author and is not answered yet. */
  readonly open: boolean;
}

/** Something that was judged, with every verdict on it. */
export interface VerdictPlace {
  readonly key: string;
  readonly target: Target;
  /** Where it stands in the assessment; undefined where it is gone. */
  readonly at: ReviewTarget | undefined;
  readonly items: readonly VerdictItem[];
  /** Whether reviewers judge it differently. */
  readonly disagree: boolean;
}

/** Everything that was judged, in the order of the document; what is gone comes last. What did not change stays the same object. */
export function verdictPlaces(workspace: Workspace, digest: Digest): readonly VerdictPlace[] {
  const { byTarget, disagreements } = overviewOf(workspace, digest);
  const contested = new Set(disagreements.map(({ key }) => key));
  const authors = authorsOf(workspace.assessment);
  const names = reviewerNames(workspace.reviews ?? []);
  const places = [...byTarget].flatMap(([key, verdicts]): VerdictPlace[] => {
    const [first] = verdicts;
    if (!first) return [];
    const at = findTarget(workspace.assessment, first.verdict.target, first.kind);
    const items = verdicts.map((found) => itemOf(found, authors, names.get(found.reviewId) ?? found.reviewer.name));
    return [placeOf({ key, target: at?.target ?? first.verdict.target, at, items, disagree: contested.has(key) })];
  });
  return places.sort((one, other) => compareRanks(rankOf(one.at), rankOf(other.at)));
}

const knownItems = new WeakMap<TargetVerdict, VerdictItem>();

function itemOf(found: TargetVerdict, authors: Authors, name: string): VerdictItem {
  const open = !found.verdict.answer && asksForAnswer(found, authors);
  const known = knownItems.get(found);
  if (known?.open === open && known.name === name) return known;
  const item = { ...found, id: `${found.reviewId} ${found.key}`, name, open };
  knownItems.set(found, item);
  return item;
}

const knownPlaces = new WeakMap<VerdictItem, VerdictPlace>();

/** The place as it was where nothing about it is another, so that no row of it is drawn again. */
function placeOf(place: VerdictPlace): VerdictPlace {
  const [first] = place.items;
  const known = first && knownPlaces.get(first);
  const isSame =
    known?.key === place.key &&
    known.at === place.at &&
    known.disagree === place.disagree &&
    known.items.length === place.items.length &&
    known.items.every((item, index) => item === place.items[index]);
  if (isSame) return known;
  if (first) knownPlaces.set(first, place);
  return place;
}

type Authors = ReturnType<typeof authorsOf>;

/** Questions, rejections, and blind verdicts that say something other than the author. */
function asksForAnswer({ verdict: { verdict }, kind, key }: TargetVerdict, authors: Authors): boolean {
  if (verdict === 'question' || verdict === 'reject') return true;
  const author = kind === 'blind' ? authors.get(key) : undefined;
  return author !== undefined && author !== null && verdict !== 'accept' && verdict !== author;
}

type Rank = readonly [list: number, entry: number, link: number];

const gone: Rank = [9, 0, 0];

/** The document, then the lists as the contract’s table has them, each entry before its links. */
function rankOf(at: ReviewTarget | undefined): Rank {
  if (!at) return gone;
  const { target, entryIndex = -1, linkIndex = -1, claimIndex = -1 } = at;
  if (target.kind === 'document') return [0, 0, 0];
  if (target.kind === 'claim') return [1, claimIndex, -1];
  return [target.entry === 'power-basis' ? 2 : 3, entryIndex, linkIndex];
}

function compareRanks(one: Rank, other: Rank): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** Counts everything that is loaded, whatever is filtered. */
export function countPlaces(places: readonly VerdictPlace[]): VerdictCounts {
  const items = places.flatMap((place) => place.items);
  const byVerdict = { accept: 0, question: 0, reject: 0, supports: 0, contradicts: 0, neither: 0 };
  for (const { verdict } of items) byVerdict[verdict.verdict] += 1;
  return {
    verdicts: items.length,
    reviewers: new Set(items.map(({ reviewId }) => reviewId)).size,
    disagreements: places.filter(({ disagree }) => disagree).length,
    open: items.filter(({ open }) => open).length,
    answered: items.filter(({ verdict }) => verdict.answer).length,
    stale: items.filter(({ standing }) => standing.state === 'stale').length,
    gone: items.filter(({ standing }) => standing.state === 'gone').length,
    byVerdict,
  };
}
