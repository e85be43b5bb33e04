/** The state of autosave for one draft: its queue of unsaved changes, failures and next attempt. */
import { emptyHistory, type History, type StepMark } from '../../core/workspace/history.ts';
import { messageOf } from '../../core/json/words.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Clock } from '../../platform/clock.ts';
import { DraftError, summaryOf, type DraftSummary, type WholeDraft } from './drafts.ts';
import { type JournalEntry, entryBetween } from './journal.ts';
import { changedRange } from '../../core/json/changed-range.ts';
import { mapItems } from '../../core/json/tree.ts';
import type { Review, Verdict } from '../../core/review-shape/types.generated.ts';
import type { Patch } from '../../core/workspace/patch.ts';
import type { Casefile, Observation, Passage } from '../../core/casefile/types.generated.ts';

// Splits a change that adds megabytes of passages or verdicts into parts, so that no task has to store all of them.

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
interface Change {
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

/** The first and the longest wait before a retry, in ms. */
const retry = { first: 2000, longest: 30_000 };

/** An open draft with its current content. */
export interface OpenDraft {
  readonly id: string;
  readonly workspace: Workspace;
  readonly history: History;
}

/** The saving of one draft. */
export interface Work {
  readonly id: string;
  readonly changes: Changes;
  /** The history after the latest change. */
  history: History;
  /** Resolves when nothing is pending. */
  running: Promise<void> | undefined;
  /** Whether the browser may have lost the draft. Then it is checked, and saved completely if it was lost. */
  maybeLost: boolean;
  /** A pending full copy, because the browser lost the draft. Resolves to whether it was stored. */
  restoring: Promise<boolean> | undefined;
  /** Cancels the next attempt. */
  cancel: (() => void) | undefined;
  /** All pending submissions. Each resolves to whether it was stored. */
  readonly sending: Set<Promise<boolean>>;
  /** Nothing is submitted before this time while something else is pending or has failed. */
  due: number;
  failures: number;
  /** Why the last attempt failed; undefined if it succeeded. */
  why: string | undefined;
  /** Set if retrying is useless: the draft was deleted or changed elsewhere. */
  fatal: DraftError['code'] | undefined;
}

export function startWork(id: string, before: Workspace): Work {
  const rest = {
    running: undefined,
    maybeLost: false,
    restoring: undefined,
    cancel: undefined,
    sending: new Set<Promise<boolean>>(),
    due: 0,
    failures: 0,
    why: undefined,
    fatal: undefined,
  };
  return { id, changes: new Changes(before), history: emptyHistory, ...rest };
}

export function isIdleWork({ running, changes, maybeLost }: Work): boolean {
  return !running && changes.allStored && !maybeLost;
}

/** Returns the complete current draft, to be saved. */
export function wholeOf(
  { id, changes: { latest }, history }: Work,
  { clock, findings }: { readonly clock: Clock; readonly findings: (draftId: string) => DraftSummary['findings'] },
): WholeDraft {
  return { record: { id, ...summaryOf(latest, clock(), findings(id)) }, workspace: latest, history };
}

/** Records a success. */
export function noteSuccess(work: Work): void {
  work.failures = 0;
  work.why = undefined;
}

/** Records a failure. Returns how long to wait before the next attempt, in ms; undefined if retrying is useless. */
export function noteFailure(work: Work, error: unknown): number | undefined {
  work.why = messageOf(error);
  work.failures += 1;
  if (error instanceof DraftError && error.code !== 'storage') work.fatal = error.code;
  return work.fatal === undefined ? Math.min(retry.first * 2 ** (work.failures - 1), retry.longest) : undefined;
}

/**
 * The changes of a draft that are not certainly stored yet, in order. Changes of one step that were not submitted yet
 * are merged. Positions count all changes since the start, so that results may arrive in any order.
 */
export class Changes {
  /** The workspace before the first change in the queue, which is certainly stored. */
  #base: Workspace;
  /** The position of that workspace. */
  #start = 0;
  /** The position up to which everything was submitted. */
  #sent = 0;
  readonly #queue: Change[] = [];

  constructor(base: Workspace) {
    this.#base = base;
  }

  get latest(): Workspace {
    return this.#queue.at(-1)?.after ?? this.#base;
  }

  get hasUnsent(): boolean {
    return this.#sent < this.#start + this.#queue.length;
  }

  get allStored(): boolean {
    return this.#queue.length === 0;
  }

  /** Adds a change of `before`. Its patches serve only if nothing else comes between it and the last change sent. */
  add(before: Workspace, change: Change): void {
    const last = this.hasUnsent ? this.#queue.at(-1) : undefined;
    const joined = last && joinedStep(last.step, change.step);
    if (last && joined) this.#queue.splice(-1, 1, { after: change.after, step: joined.step });
    else this.#queue.push(before === this.latest ? change : { ...change, patches: undefined });
  }

  /** Returns all changes that were not submitted yet, as journal entries, and the position after them. */
  take(): { entries: readonly JournalEntry[]; upTo: number } {
    const first = this.#sent - this.#start;
    let before = this.#queue[first - 1]?.after ?? this.#base;
    const entries = this.#queue.slice(first).flatMap((change) => {
      const made = entriesBetween(before, change);
      before = change.after;
      return made;
    });
    this.#sent = this.#start + this.#queue.length;
    return { entries, upTo: this.#sent };
  }

  /** Records that everything before this position is certainly stored. */
  markStored(upTo: number): void {
    const done = this.#queue.splice(0, Math.max(0, upTo - this.#start));
    this.#base = done.at(-1)?.after ?? this.#base;
    this.#start += done.length;
    this.#sent = Math.max(this.#sent, this.#start);
  }

  /** Makes everything that is not certainly stored be submitted again. */
  resetSent(): void {
    this.#sent = this.#start;
  }
}

/** Merges two changes into one step; undefined if they are separate steps, or if the second removes the step. */
function joinedStep(
  before: StepMark | undefined,
  next: StepMark | undefined,
): { readonly step: StepMark | undefined } | undefined {
  if (!before && !next) return { step: undefined };
  if (before?.kind !== 'do' || next?.kind !== 'do' || !next.joins || next.cancels) return undefined;
  return { step: { ...before, at: next.at } };
}
