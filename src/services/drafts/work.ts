import { emptyHistory, type History, type StepMark } from '../../core/assessment/history.ts';
import { messageOf } from '../../core/assessment/message-of.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Level } from '../../core/rules/finding.ts';
import type { Clock } from '../clock.ts';
import { DraftError, summaryOf, type WholeDraft } from './drafts.ts';
import type { JournalEntry } from './journal.ts';
import { entriesBetween } from './large-changes.ts';

/** The first and the longest wait, in ms, before failed work is tried again. */
const retry = { first: 2000, longest: 30_000 };

/** A draft as it is open now. */
export interface OpenDraft {
  readonly id: string;
  readonly workspace: Workspace;
  readonly history: History;
}

/** One draft on its way to the device. */
export interface Work {
  readonly id: string;
  readonly changes: Changes;
  /** The history after the latest change. */
  history: History;
  /** Resolves when nothing is under way. */
  running: Promise<void> | undefined;
  /** Whether the device may have lost the draft: it is asked, and given a whole copy where it has. */
  maybeLost: boolean;
  /** A whole copy on its way, because the device had lost the draft. Gives whether it was kept. */
  restoring: Promise<boolean> | undefined;
  /** Takes back the next attempt. */
  cancel: (() => void) | undefined;
  /** Everything that was handed over and not answered yet. Each gives whether it was kept. */
  readonly sending: Set<Promise<boolean>>;
  /** Before this, by the clock, nothing is handed over while something else is on its way or has failed. */
  due: number;
  failures: number;
  /** Why the last attempt failed; undefined where it did not. */
  why: string | undefined;
  /** Set where trying again is no use: the draft is gone or was changed elsewhere. */
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

/** A draft as it now is, to be kept whole. */
export function wholeOf(
  { id, changes: { latest }, history }: Work,
  { clock, worst }: { readonly clock: Clock; readonly worst: (draftId: string) => Level | null },
): WholeDraft {
  return { record: { id, ...summaryOf(latest, clock(), worst(id)) }, workspace: latest, history };
}

/** Notes that something was kept. */
export function noteSuccess(work: Work): void {
  work.failures = 0;
  work.why = undefined;
}

/** Notes that an attempt failed. Gives how long to wait, in ms, before the next; undefined where none is of any use. */
export function noteFailure(work: Work, error: unknown): number | undefined {
  work.why = messageOf(error);
  work.failures += 1;
  if (error instanceof DraftError && error.code !== 'storage') work.fatal = error.code;
  return work.fatal === undefined ? Math.min(retry.first * 2 ** (work.failures - 1), retry.longest) : undefined;
}

interface Change {
  after: Workspace;
  step: StepMark | undefined;
}

/**
 * The changes of a draft that are not surely kept yet, in order. Those that belong to one step and were not handed over
 * yet are one. Positions count all changes since the start, so that answers may come in any order.
 */
export class Changes {
  /** The state before the first change in the queue: surely kept. */
  #base: Workspace;
  /** The position of that state. */
  #start = 0;
  /** The position up to which all was handed over. */
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

  add(after: Workspace, step: StepMark | undefined): void {
    const last = this.hasUnsent ? this.#queue.at(-1) : undefined;
    const joined = last && joinedStep(last.step, step);
    if (!last || !joined) this.#queue.push({ after, step });
    else Object.assign(last, { after, step: joined.step });
  }

  /** Everything that was not handed over yet, as entries of the journal, and the position behind it. */
  take(): { entries: readonly JournalEntry[]; upTo: number } {
    const first = this.#sent - this.#start;
    let before = this.#queue[first - 1]?.after ?? this.#base;
    const entries = this.#queue.slice(first).flatMap(({ after, step }) => {
      const made = entriesBetween(before, after, step);
      before = after;
      return made;
    });
    this.#sent = this.#start + this.#queue.length;
    return { entries, upTo: this.#sent };
  }

  /** Everything before this position is surely kept. */
  markStored(upTo: number): void {
    const done = this.#queue.splice(0, Math.max(0, upTo - this.#start));
    this.#base = done.at(-1)?.after ?? this.#base;
    this.#start += done.length;
    this.#sent = Math.max(this.#sent, this.#start);
  }

  /** What was handed over and is not surely kept has to be handed over again. */
  resetSent(): void {
    this.#sent = this.#start;
  }
}

/** Two changes as one step; undefined where they are two. */
function joinedStep(
  before: StepMark | undefined,
  next: StepMark | undefined,
): { readonly step: StepMark | undefined } | undefined {
  if (!before && !next) return { step: undefined };
  if (before?.kind !== 'do' || next?.kind !== 'do' || !next.joins) return undefined;
  return { step: { ...before, at: next.at } };
}
