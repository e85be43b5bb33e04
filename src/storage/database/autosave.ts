/** Saves every change of a draft as it is made, retries after failures, and reports the save state. */
import { follow, type History, type StepMark } from '../../core/workspace/history.ts';
import type { Patch } from '../../core/workspace/patch.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { browserSchedule, type Clock, type Schedule } from '../../platform/clock.ts';
import { DraftError, summaryOf, type DraftStore, type DraftSummary } from './drafts.ts';
import { isIdleWork, noteFailure, noteSuccess, startWork, wholeOf, type OpenDraft, type Work } from './work.ts';

/** A change of a draft. `before` is the result of the previous change, or the loaded workspace. */
export interface WorkspaceChange {
  readonly draftId: string;
  readonly before: Workspace;
  readonly after: Workspace;
  /** The step of the change in the history. */
  readonly step?: StepMark | undefined;
  /** Returns the patches from `before` to `after`, which the change has computed or computes once. */
  readonly patches?: (() => readonly Patch[]) | undefined;
  /** The history after it. */
  readonly history?: History;
}

export type AutosaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'memory'; readonly why: string };

export interface AutosaveOptions {
  readonly drafts: DraftStore;
  /** Reports every change of every draft; returns a function that unsubscribes. */
  readonly subscribe: (listener: (change: WorkspaceChange) => void) => () => void;
  /** Called each time the save state of a draft changes. */
  readonly onState: (state: AutosaveState, draftId: string) => void;
  /** Returns the findings of a draft, for the library. */
  readonly findings: (draftId: string) => DraftSummary['findings'];
  readonly clock: Clock;
  /** Called when a draft that the browser had lost was saved again completely. */
  readonly onRestored?: (draftId: string) => void;
  /** Calls `flush` when the page may close; returns a function that unsubscribes. */
  readonly onPageHidden: (flush: () => void) => () => void;
  readonly schedule?: Schedule;
}

export interface Autosave {
  /** Saves everything now. Resolves when it is saved or has failed; the state says which. */
  flush(): Promise<void>;
  /** Returns the save state of a draft; undefined if it was not changed here. */
  stateOf(draftId: string): AutosaveState | undefined;
  /** Checks that the draft is still stored, and saves it completely if the browser lost it. Never rejects. */
  ensureStored(draft: OpenDraft): Promise<void>;
  /** Drops the save state of a draft, because it was reloaded or deleted. */
  forget(draftId: string): void;
  /** Saves everything and unsubscribes. */
  stop(): Promise<void>;
}

/** Minimum interval between transactions while one is pending, in ms, so that a drag does not cause one per move. */
const gatherInterval = 40;

/** How long a change that continues a step waits for the frame that shows it, in ms. */
const timeToPaint = 20;

/** After this many changes, a full copy is written at the next pause. */
export const compactAfter = 200;

/** How long nothing must change before a full copy is written, in ms. */
const compactPause = 2000;

/** How long no full copy is written after one could not be stored, in ms. Preparing one is slow, and frees nothing. */
const compactRetry = 10 * 60_000;

/**
 * Saves every change as it is made, without making the user wait: each step is compared with the previous workspace and
 * appended to the draft’s journal. A change is submitted in the task that made it. If it had to wait and its time has
 * come, the next change submits it, because a busy browser handles keys before timers and responses for seconds.
 */
export function startAutosave(options: AutosaveOptions): Autosave {
  const autosaver = new Autosaver(options);
  const unsubscribe = options.subscribe((change) => autosaver.changed(change));
  const removeHook = options.onPageHidden(() => autosaver.flushUrgently());
  return {
    flush: () => autosaver.flush(),
    stateOf: (id) => autosaver.stateOf(id),
    ensureStored: (draft) => autosaver.ensureStored(draft),
    forget: (id) => autosaver.forget(id),
    async stop() {
      unsubscribe();
      removeHook();
      await autosaver.flush();
      autosaver.cancelAll();
    },
  };
}

class Autosaver {
  readonly #options: AutosaveOptions;
  readonly #schedule: Schedule;
  readonly #drafts = new Map<string, Work>();
  /** No full copy is written before this time. */
  #compactDue = 0;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#schedule = options.schedule ?? browserSchedule;
  }

  changed({ draftId, before, after, step, patches, history }: WorkspaceChange): void {
    const existing = this.#drafts.get(draftId);
    // If nothing is pending, a reopened draft continues from what was loaded.
    const opened =
      !existing || (existing.changes.latest !== before && (existing.fatal !== undefined || isIdleWork(existing)));
    const work = opened ? startWork(draftId, before) : existing;
    work.changes.add(before, { after, step, patches });
    work.history = history ?? (step ? follow(work.history, before, step) : work.history);
    this.#forgetOthers(draftId);
    this.#drafts.set(draftId, work);
    this.#options.onState(this.#stateOf(work), draftId);
    if (work.fatal === undefined) this.#gather(work, step);
  }

  /**
   * Submits a new change at once, or after its frame if it continues a step, as the next key does. Changes after a
   * pending one are batched for a moment, except an undo or a deletion, because no change may come after these.
   */
  #gather(work: Work, step: StepMark | undefined): void {
    const now = this.#options.clock();
    const continuesStep = step?.kind === 'do' && step.joins === true;
    const isOwnStep = step !== undefined && !continuesStep;
    const isFree = work.why === undefined && (work.sending.size === 0 || isOwnStep);
    if (isFree && continuesStep && !work.cancel) work.due = Math.max(work.due, now + timeToPaint);
    if ((isFree && !continuesStep) || now >= work.due) this.#submit(work);
    else this.#schedulePass(work, work.due - now);
  }

  #submit(work: Work): void {
    if (work.running) void this.#send(work, false);
    else void this.#run(work);
  }

  stateOf(id: string): AutosaveState | undefined {
    const work = this.#drafts.get(id);
    return work && this.#stateOf(work);
  }

  async ensureStored({ id, workspace, history }: OpenDraft): Promise<void> {
    const existing = this.#drafts.get(id);
    // A draft that was deleted or changed in another tab is not restored.
    if (existing?.fatal !== undefined) return;
    const work = existing && !isIdleWork(existing) ? existing : startWork(id, workspace);
    if (work !== existing) work.history = history;
    work.maybeLost = true;
    this.#drafts.set(id, work);
    await this.#run(work);
  }

  forget(id: string): void {
    this.#drafts.get(id)?.cancel?.();
    this.#drafts.delete(id);
  }

  async flush(): Promise<void> {
    await Promise.all([...this.#drafts.values()].map((work) => this.#run(work)));
  }

  /** Does not wait for pending changes, because the page may close. */
  flushUrgently(): void {
    const works = [...this.#drafts.values()].filter(({ fatal }) => fatal === undefined);
    for (const work of works) {
      if (work.changes.hasUnsent) void this.#send(work, true).then((stored) => (stored ? this.#run(work) : undefined));
      else if (work.maybeLost) void this.#run(work);
    }
    // A draft that may be lost cannot be appended to, so it is noted completely.
    const lost = works.filter(({ maybeLost }) => maybeLost);
    this.#options.drafts.noteUnsaved(lost.map((work) => wholeOf(work, this.#options)));
  }

  cancelAll(): void {
    for (const work of this.#drafts.values()) work.cancel?.();
  }

  #stateOf(work: Work): AutosaveState {
    if (work.why !== undefined) return { kind: 'failed', why: work.why };
    if (!work.changes.allStored || work.maybeLost) return { kind: 'saving' };
    const { place } = this.#options.drafts;
    return place.kind === 'device' ? { kind: 'saved' } : { kind: 'memory', why: place.why };
  }

  #forgetOthers(draftId: string): void {
    for (const [id, work] of this.#drafts) if (id !== draftId && isIdleWork(work)) this.#drafts.delete(id);
  }

  #schedulePass(work: Work, milliseconds: number): void {
    work.cancel ??= this.#schedule.after(milliseconds, () => {
      work.cancel = undefined;
      this.#submit(work);
    });
  }

  #run(work: Work): Promise<void> {
    if (work.fatal !== undefined) return Promise.resolve();
    work.running ??= this.#sendAll(work).finally(() => {
      work.running = undefined;
    });
    return work.running;
  }

  async #sendAll(work: Work): Promise<void> {
    while (work.maybeLost || work.changes.hasUnsent || work.sending.size > 0) {
      if (work.maybeLost && !(await this.#ensure(work))) return;
      if (work.changes.hasUnsent) void this.#send(work, false);
      if ((await Promise.all(work.sending)).includes(false)) return;
    }
    if (work.changes.allStored) this.#options.onState(this.#stateOf(work), work.id);
  }

  /** Submits new changes synchronously. Resolves to whether they are stored. */
  #send(work: Work, urgent: boolean): Promise<boolean> {
    work.cancel?.();
    work.cancel = undefined;
    work.due = this.#options.clock() + gatherInterval;
    const sending = this.#append(work, urgent);
    work.sending.add(sending);
    return sending.finally(() => work.sending.delete(sending));
  }

  async #append(work: Work, urgent: boolean): Promise<boolean> {
    const { drafts, clock, findings } = this.#options;
    const { id, changes, history } = work;
    const { latest } = changes;
    const { entries, upTo } = changes.take();
    // A full copy is being written. Later changes follow it, and are submitted again if it fails.
    if (work.restoring && !(await work.restoring)) return false;
    try {
      if (entries.length > 0) {
        const summary = summaryOf(latest, clock(), findings(id));
        const { sequence, sinceCopy } = await drafts.append(id, entries, summary, { urgent });
        if (sinceCopy >= compactAfter) this.#compactInPause(work, sequence, latest, history);
      }
      changes.markStored(upTo);
      noteSuccess(work);
      return true;
    } catch (error) {
      if (error instanceof DraftError && error.code === 'lost') {
        work.maybeLost = true;
        return this.#restore(work);
      }
      changes.resetSent();
      this.#handleFailure(work, error);
      return false;
    }
  }

  /** Checks that the draft is stored, and saves it completely if it was lost. Resolves to whether it is stored. */
  async #ensure(work: Work): Promise<boolean> {
    try {
      const why = await this.#options.drafts.missing(work.id);
      if (why?.code === 'lost') return await this.#restore(work);
      if (why) throw why;
    } catch (error) {
      this.#handleFailure(work, error);
      return false;
    }
    work.maybeLost = false;
    noteSuccess(work);
    return true;
  }

  /** Saves a lost draft completely. Resolves to whether it is stored. */
  #restore(work: Work): Promise<boolean> {
    work.restoring ??= this.#putWhole(work).finally(() => {
      work.restoring = undefined;
    });
    return work.restoring;
  }

  async #putWhole(work: Work): Promise<boolean> {
    const { id, changes } = work;
    const { record, workspace, history } = wholeOf(work, this.#options);
    const { upTo } = changes.take();
    try {
      await this.#options.drafts.put(record, workspace, history);
    } catch (error) {
      changes.resetSent();
      this.#handleFailure(work, error);
      return false;
    }
    changes.markStored(upTo);
    work.maybeLost = false;
    noteSuccess(work);
    this.#options.onRestored?.(id);
    return true;
  }

  #handleFailure(work: Work, error: unknown): void {
    const wait = noteFailure(work, error);
    this.#options.onState(this.#stateOf(work), work.id);
    if (wait === undefined) return;
    // A timer for later changes would fire at once and fail again.
    work.cancel?.();
    work.cancel = undefined;
    work.due = this.#options.clock() + wait;
    this.#schedulePass(work, wait);
  }

  #compactInPause(work: Work, sequence: number, latest: Workspace, history: History): void {
    const { clock, drafts } = this.#options;
    const isIdle = () =>
      work.changes.latest === latest &&
      isIdleWork(work) &&
      this.#drafts.get(work.id) === work &&
      clock() >= this.#compactDue;
    this.#schedule.after(compactPause, () => {
      if (!isIdle()) return;
      this.#schedule.whenIdle(() => {
        if (!isIdle()) return;
        drafts.compact(work.id, sequence, latest, history).catch((error: unknown) => {
          // This does no harm: the changes are stored, and a later pause tries again.
          if (error instanceof DraftError && error.code === 'storage') this.#compactDue = clock() + compactRetry;
        });
      });
    });
  }
}
