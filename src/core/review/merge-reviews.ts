/** Joins the reviews of two versions of a draft, and says in sentences what changed. */
import { counted, quoted } from '../compare/phrases.ts';
import { sameJson } from '../json/same-json.ts';
import { targetKey } from './targets.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';

type Reviews = readonly Review[];

/** The reviews of two versions as one list, with sentences about the result. */
export interface MergedReviews {
  readonly reviews: Reviews;
  readonly notes: readonly string[];
}

/**
 * Merges the reviews of both versions, by review ID. A review in both versions keeps the verdicts of both. If they
 * differ on a target, the later one is used, and mine if they have the same time. A verdict that one side withdrew
 * after the base and the other side did not change stays withdrawn. A reply to the same verdict is kept from either
 * side.
 */
export function mergeReviews(mine: Reviews, theirs: Reviews, base: Reviews = []): MergedReviews {
  const [ours, others, known] = [byId(mine), byId(theirs), byId(base)];
  const notes: string[] = [];
  const reviewsOfMine = mine.map((review) => {
    const other = others.get(review.review_id);
    if (!other || sameJson(review, other)) return review;
    const merged = mergeReview(review, other, known.get(review.review_id));
    notes.push(...notesOn(merged));
    return merged.review;
  });
  const added = theirs.filter(({ review_id }) => !ours.has(review_id));
  for (const review of added) notes.push(`${nameOf(review)} is added, with ${verdictsIn(review)}.`);
  return { reviews: [...reviewsOfMine, ...added], notes };
}

const byId = (reviews: Reviews): ReadonlyMap<string, Review> =>
  new Map(reviews.map((review) => [review.review_id, review]));

/** “Rosa’s review”. */
export function nameOf({ reviewer }: Review): string {
  return `${quoted(reviewer.name).slice(1, -1)}’s review`;
}

/** “one verdict”, “12 verdicts”. */
export function verdictsIn({ verdicts }: Review): string {
  return counted(verdicts.length, 'verdict');
}

interface MergedReview {
  readonly review: Review;
  readonly newer: number;
  readonly withdrawn: number;
}

const byKey = (review: Review | undefined): ReadonlyMap<string, Verdict> =>
  new Map(review?.verdicts.map((verdict) => [targetKey(verdict.target), verdict]));

function mergeReview(mine: Review, theirs: Review, base: Review | undefined): MergedReview {
  const head = later(theirs.changed_at, mine.changed_at) ? theirs : mine;
  const [ours, others, known] = [byKey(mine), byKey(theirs), byKey(base)];
  let [newer, withdrawn] = [0, 0];
  const verdicts: Verdict[] = [];
  for (const key of new Set([...ours.keys(), ...others.keys()])) {
    const [one, other] = [ours.get(key), others.get(key)];
    if (one && other) {
      if (!isSame(one, other)) newer += 1;
      verdicts.push(mergeVerdict(one, other));
      continue;
    }
    const only = one ?? other;
    if (!only) continue;
    if (sameJson(known.get(key), only)) withdrawn += 1;
    else verdicts.push(only);
  }
  return { review: { ...head, verdicts, contents: { ...mine.contents, ...theirs.contents } }, newer, withdrawn };
}

/** Whether two verdicts are equal apart from their replies. */
function isSame(mine: Verdict, theirs: Verdict): boolean {
  return sameJson({ ...mine, answer: undefined }, { ...theirs, answer: undefined });
}

function mergeVerdict(mine: Verdict, theirs: Verdict): Verdict {
  if (!isSame(mine, theirs)) return later(theirs.at, mine.at) ? theirs : mine;
  if (!mine.answer || !theirs.answer) return mine.answer ? mine : theirs;
  return later(theirs.answer.at, mine.answer.at) ? theirs : mine;
}

function later(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}

function notesOn({ review, newer, withdrawn }: MergedReview): readonly string[] {
  const withdrawnNote =
    withdrawn === 1
      ? 'One verdict that a version withdrew stays'
      : `${withdrawn} verdicts that a version withdrew stay`;
  return [
    [
      `${nameOf(review)} is in both versions. The merged review has the verdicts of both.`,
      ...(newer === 0 ? [] : [`On ${counted(newer, 'item')} they differ, and the newer verdict is used.`]),
      ...(withdrawn === 0 ? [] : [`${withdrawnNote} withdrawn.`]),
    ].join(' '),
  ];
}
