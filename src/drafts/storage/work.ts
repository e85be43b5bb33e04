/** The state of autosave for one draft: its queue of unsaved changes, failures and next attempt. */
import { emptyHistory, type History, type StepMark } from '../../core/workspace/history.ts';
import { messageOf } from '../../core/json/words.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Level } from '../../core/rules/finding.ts';
import type { Clock } from '../../platform/clock.ts';
import { DraftError, summaryOf, type WholeDraft } from './drafts.ts';
import type { JournalEntry } from './journal.ts';
import { entriesBetween, type Change } from './large-changes.ts';

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
  { clock, worst }: { readonly clock: Clock; readonly worst: (draftId: string) => Level | null },
): WholeDraft {
  return { record: { id, ...summaryOf(latest, clock(), worst(id)) }, workspace: latest, history };
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
