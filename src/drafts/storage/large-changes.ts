/** Splits a change that adds megabytes of passages or verdicts into parts, so that no task has to store all of them. */
import { changedRange } from '../../core/json/changed-range.ts';
import { mapItems } from '../../core/json/tree.ts';
import type { Review, Verdict } from '../../core/review-shape/types.generated.ts';
import type { StepMark } from '../../core/workspace/history.ts';
import type { Patch } from '../../core/workspace/patch.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Casefile, Observation, Passage } from '../../core/casefile/types.generated.ts';
import { entryBetween, type JournalEntry } from './journal.ts';

/**
 * The maximum size of one part, in UTF-16 units; a longer passage is a part of its own. Serialising, sealing and
 * storing this many takes 5 to 25 ms on a machine with two cores.
 */
export const unitsInAPart = 400_000;

/** The size of a passage without its text, in UTF-16 units: its ID and the two property names. */
const unitsBesideText = 110;

/**
 * The approximate size of a verdict without its note and the reviewed reason: its target, digests and property names.
 */
const unitsBesideWords = 600;

/** An item that a change can contain by the thousand, or that can be megabytes long. */
type Item = Passage | Verdict;

/** A change of a workspace. */
export interface Change {
  readonly after: Workspace;
  /** Its step in the history. */
  readonly step?: StepMark | undefined;
  /** Returns its patches. A change in parts does not need them. */
  readonly patches?: (() => readonly Patch[]) | undefined;
}

/**
 * Returns a change as journal entries: usually one, or none if nothing changed. A change with more than `limit` UTF-16
 * units of new passages and verdicts has several. The first has the step and everything else, so that undo removes all
 * of them. The others add the passages and the verdicts, in their order.
 */
export function entriesBetween(
  before: Workspace,
  { after, step, patches }: Change,
  limit = unitsInAPart,
): readonly JournalEntry[] {
  const states = statesBetween(before, after, limit);
  if (states.length === 0) {
    const entry = entryBetween(before, after, step, patches?.());
    return entry ? [entry] : [];
  }
  const entries: JournalEntry[] = [];
  let from = before;
  for (const to of [...states, after]) {
    const entry = entryBetween(from, to, entries.length === 0 ? step : undefined);
    if (entry) entries.push({ ...entry, isPart: true });
    from = to;
  }
  return entries;
}

/** Returns the intermediate workspaces, each with some more of the new items; none if all fit in one part. */
function statesBetween(before: Workspace, after: Workspace, limit: number): readonly Workspace[] {
  const passages = newPassages(before, after);
  const ranges = newVerdicts(before, after);
  const verdicts = ranges.flatMap(({ review, start, afterEnd }) => review.verdicts.slice(start, afterEnd));
  const sizes = [...passages, ...verdicts].map(unitsOf);
  if (sizes.reduce((sum, size) => sum + size, 0) <= limit) return [];
  const missing = new Set(passages);
  return countsBetween(sizes, limit).map((count, index, counts) => {
    for (const passage of passages.slice(counts[index - 1] ?? 0, count)) missing.delete(passage);
    return {
      ...after,
      casefile: after.casefile && withoutPassages(after.casefile, missing),
      ...(after.reviews && { reviews: withFirstVerdicts(after.reviews, ranges, Math.max(0, count - passages.length)) }),
    };
  });
}

/** Returns the passages that only the later casefile has. Skips lists that both casefiles share. */
function newPassages({ casefile: before }: Workspace, { casefile: after }: Workspace): readonly Passage[] {
  if (!after || after === before) return [];
  const lists = new Set(before?.observations.map(({ passages }) => passages));
  const changed = after.observations.filter(({ passages }) => !lists.has(passages));
  if (changed.length === 0) return [];
  const known = new Set(before?.observations.flatMap(({ passages }) => passages));
  return changed.flatMap(({ passages }) => passages.filter((passage) => !known.has(passage)));
}

/** The new verdicts of a review: those from `start` to `afterEnd`. */
interface NewVerdicts {
  readonly review: Review;
  readonly start: number;
  readonly afterEnd: number;
}

/** Returns the changed part of the verdicts of each review. */
function newVerdicts({ reviews: before = [] }: Workspace, { reviews: after = [] }: Workspace): readonly NewVerdicts[] {
  if (after === before) return [];
  return after.flatMap((review) => {
    const earlier = before.find(({ review_id }) => review_id === review.review_id)?.verdicts ?? [];
    if (earlier === review.verdicts) return [];
    return [{ review, ...changedRange(earlier, review.verdicts, Object.is) }];
  });
}

/** Returns the approximate size of an item, in UTF-16 units. */
function unitsOf(item: Item): number {
  if ('text' in item) return item.text.length + unitsBesideText;
  return item.note.length + (item.judged.reason?.length ?? 0) + unitsBesideWords;
}

/**
 * Returns how many items of these sizes each intermediate workspace has: none of them, then one more part each time.
 */
function countsBetween(sizes: readonly number[], limit: number): readonly number[] {
  const counts = [0];
  let units = 0;
  sizes.forEach((size, index) => {
    units += size;
    if (index === 0 || units <= limit) return;
    counts.push(index);
    units = size;
  });
  return counts;
}

/** Returns a casefile without some passages, and without observations that would be empty. Shares unchanged parts. */
function withoutPassages(casefile: Casefile, missing: ReadonlySet<Passage>): Casefile {
  const observations = casefile.observations.flatMap((observation): Observation[] => {
    const passages = observation.passages.filter((passage) => !missing.has(passage));
    if (passages.length === observation.passages.length) return [observation];
    return passages.length === 0 ? [] : [{ ...observation, passages }];
  });
  return { ...casefile, observations };
}

/** Returns reviews with only this many of their new verdicts. */
function withFirstVerdicts(
  reviews: readonly Review[],
  ranges: readonly NewVerdicts[],
  count: number,
): readonly Review[] {
  let left = count;
  return mapItems(reviews, (review) => {
    const range = ranges.find((one) => one.review === review);
    if (!range) return review;
    const to = Math.min(range.start + left, range.afterEnd);
    left -= to - range.start;
    if (to === range.afterEnd) return review;
    return { ...review, verdicts: [...review.verdicts.slice(0, to), ...review.verdicts.slice(range.afterEnd)] };
  });
}
