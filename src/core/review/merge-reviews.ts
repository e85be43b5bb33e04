/** Joins the reviews of two versions of a draft, and says in sentences what changed. */
import canonicalize from 'canonicalize';
import { countInWords, quoteText } from '../compare/phrases.ts';
import type { JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import {
  formatFor,
  isSameVerdict,
  mergedMessages,
  messagesOn,
  timeOf,
  withMessages,
  withoutThread,
} from '../review-shape/thread.ts';
import { maxVerdicts } from './edits.ts';
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
 * differ on a target, the later one is used; of two with the same time, always the same one, whichever side it is on. A
 * verdict that one side withdrew after the base and the other side did not change stays withdrawn. Threads keep the
 * messages of both sides.
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
  return `${quoteText(reviewer.name).slice(1, -1)}’s review`;
}

/** “one verdict”, “12 verdicts”. */
export function verdictsIn({ verdicts }: Review): string {
  return countInWords(verdicts.length, 'verdict');
}

interface MergedReview {
  readonly review: Review;
  readonly newer: number;
  readonly withdrawn: number;
  /** The number of verdicts of the other version that the merged review has no room for. */
  readonly excess: number;
}

const byKey = (review: Review | undefined): ReadonlyMap<string, Verdict> =>
  new Map(review?.verdicts.map((verdict) => [targetKey(verdict.target), verdict]));

function mergeReview(mine: Review, theirs: Review, base: Review | undefined): MergedReview {
  const head = newerHead(mine, theirs);
  const [ours, others, known] = [byKey(mine), byKey(theirs), byKey(base)];
  let [newer, withdrawn] = [0, 0];
  const verdicts: Verdict[] = [];
  for (const key of new Set([...ours.keys(), ...others.keys()])) {
    const [one, other] = [ours.get(key), others.get(key)];
    if (one && other) {
      if (!isSameVerdict(one, other)) newer += 1;
      verdicts.push(mergeVerdict(one, other));
      continue;
    }
    const only = one ?? other;
    if (!only) continue;
    if (sameJson(known.get(key), only)) withdrawn += 1;
    else verdicts.push(only);
  }
  const excess = verdicts.splice(maxVerdicts).length;
  const format = formatFor({ verdicts });
  return {
    review: { ...head, format, verdicts, contents: { ...mine.contents, ...theirs.contents } },
    newer,
    withdrawn,
    excess,
  };
}

/** Returns the later of two verdicts on a target, with the messages of both. */
export function mergeVerdict(mine: Verdict, theirs: Verdict): Verdict {
  if (sameJson(mine, theirs)) return mine;
  const messages = mergedMessages(messagesOn(mine), messagesOn(theirs));
  return withMessages(isLater(theirs, mine, ({ at }) => at, withoutThread) ? theirs : mine, messages);
}

function newerHead(mine: Review, theirs: Review): Review {
  const head = (review: Review): JsonValue => asJson({ ...review, verdicts: [], contents: {} });
  return isLater(theirs, mine, ({ changed_at }) => changed_at, head) ? theirs : mine;
}

const asJson = (value: Review): JsonValue => value as unknown as JsonValue;

const formOf = (value: JsonValue): string => canonicalize(value) ?? 'null';

/** Whether one value is later than another. Of two with the same time, the text of the JSON decides. */
function isLater<Value>(
  one: Value,
  other: Value,
  at: (value: Value) => string,
  json: (value: Value) => JsonValue,
): boolean {
  const difference = timeOf(at(one)) - timeOf(at(other));
  return difference === 0 ? formOf(json(one)) > formOf(json(other)) : difference > 0;
}

function notesOn({ review, newer, withdrawn, excess }: MergedReview): readonly string[] {
  const withdrawnNote =
    withdrawn === 1
      ? 'One verdict that a version withdrew stays'
      : `${withdrawn} verdicts that a version withdrew stay`;
  return [
    [
      `${nameOf(review)} is in both versions. The merged review has the verdicts of both.`,
      ...(newer === 0 ? [] : [`On ${countInWords(newer, 'item')} they differ, and the newer verdict is used.`]),
      ...(withdrawn === 0 ? [] : [`${withdrawnNote} withdrawn.`]),
      ...(excess === 0
        ? []
        : [
            `It has 20,000 verdicts, the maximum. ${countInWords(excess, 'verdict')} of the other version were left out.`,
          ]),
    ].join(' '),
  ];
}
