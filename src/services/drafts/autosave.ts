import { follow, type History, type StepMark } from '../../core/assessment/history.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Level } from '../../core/rules/finding.ts';
import type { Clock } from '../clock.ts';
import { browserSchedule, type Schedule } from '../schedule.ts';
import { DraftError, summaryOf, type DraftStore } from './drafts.ts';
import { isAtRest, noteFailure, noteSuccess, startWork, wholeOf, type AssuredDraft, type Work } from './work.ts';

/** A draft has gone from one state to another. `before` is the state that the last change left, or the one loaded. */
export interface WorkspaceChange {
  readonly draftId: string;
  readonly before: Workspace;
  readonly after: Workspace;
  /** What the change was in the history. */
  readonly step?: StepMark | undefined;
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
  /** Tells of every change of every draft; gives back a function that ends it. */
  readonly subscribe: (listener: (change: WorkspaceChange) => void) => () => void;
  /** Is told where the work of a draft is, each time that changes. */
  readonly onState: (state: AutosaveState, draftId: string) => void;
  /** The worst level found in a draft, for the library. */
  readonly worst: (draftId: string) => Level | null;
  readonly clock: Clock;
  /** Is told that the device had lost a draft, which is now kept there again, whole. */
  readonly onKeptAgain?: (draftId: string) => void;
  /** Calls back when the page may be gone in a moment; gives back a function that ends it. */
  readonly onPageHidden: (flush: () => void) => () => void;
  readonly schedule?: Schedule;
}

export interface Autosave {
  /** Keeps everything now. Resolves when it is kept or has failed; the state says which. */
  flush(): Promise<void>;
  /** Where the work of a draft is, as far as it was changed here; undefined where it was not. */
  stateOf(draftId: string): AutosaveState | undefined;
  /** Sees to it that the device still has a draft, and keeps it whole again where it has lost it. Never rejects. */
  assure(draft: AssuredDraft): Promise<void>;
  /** Takes nothing more of a draft for kept: it was loaded anew, or is gone. */
  forget(draftId: string): void;
  /** Keeps everything and listens no longer. */
  stop(): Promise<void>;
}

/** While something is on its way, more is handed over at most this often, in ms: a drag is not a transaction each time. */
const gathering = 40;

/** After this many changes a whole copy is written when the person pauses. */
export const compactAfter = 200;

/** How long nothing must have changed, in ms, before a whole copy is written. */
const pause = 2000;

/**
 * Keeps every change as it is made. The person never waits for it: each step of the history is compared with what
 * was there before, and added to the draft's journal. A change is handed over in the task that made it, because a
 * browser that is short of time lets keys go before timers and before the answers of the database, for seconds.
 */
export function startAutosave(options: AutosaveOptions): Autosave {
  const autosaver = new Autosaver(options);
  const unsubscribe = options.subscribe((change) => autosaver.changed(change));
  const unhook = options.onPageHidden(() => autosaver.flushUrgently());
  return {
    flush: () => autosaver.flush(),
    stateOf: (id) => autosaver.stateOf(id),
    assure: (draft) => autosaver.assure(draft),
    forget: (id) => autosaver.forget(id),
    async stop() {
      unsubscribe();
      unhook();
      await autosaver.flush();
      autosaver.cancelAll();
    },
  };
}

class Autosaver {
  readonly #options: AutosaveOptions;
  readonly #schedule: Schedule;
  readonly #works = new Map<string, Work>();

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#schedule = options.schedule ?? browserSchedule;
  }

  changed({ draftId, before, after, step, history }: WorkspaceChange): void {
    const known = this.#works.get(draftId);
    // With nothing under way, a draft that was opened anew goes on from what was loaded.
    const opened = !known || (known.changes.latest !== before && (known.stuck !== undefined || isAtRest(known)));
    const work = opened ? startWork(draftId, before) : known;
    work.changes.add(after, step);
    work.history = history ?? (step ? follow(work.history, before, step) : work.history);
    this.#forgetOthers(draftId);
    this.#works.set(draftId, work);
    this.#options.onState(this.#stateOf(work), draftId);
    if (work.stuck === undefined) this.#gather(work, step);
  }

  /**
   * Hands over what is new at once. Only what goes on with a step, such as the next key or the next place in a drag,
   * is gathered for a moment; an undo or a deletion has no next one to bring it along.
   */
  #gather(work: Work, step: StepMark | undefined): void {
    const now = this.#options.clock();
    const isOwnStep = step !== undefined && !(step.kind === 'do' && step.joins);
    const isFree = work.why === undefined && (work.sending.size === 0 || isOwnStep);
    if (isFree || now >= work.due) this.#handOver(work);
    else this.#later(work, work.due - now);
  }

  #handOver(work: Work): void {
    if (work.running) void this.#send(work, false);
    else void this.#run(work);
  }

  stateOf(id: string): AutosaveState | undefined {
    const work = this.#works.get(id);
    return work && this.#stateOf(work);
  }

  async assure({ id, workspace, history }: AssuredDraft): Promise<void> {
    const known = this.#works.get(id);
    // What another window has deleted or changed is not brought back.
    if (known?.stuck !== undefined) return;
    const work = known && !isAtRest(known) ? known : startWork(id, workspace);
    if (work !== known) work.history = history;
    work.unsure = true;
    this.#works.set(id, work);
    await this.#run(work);
  }

  forget(id: string): void {
    this.#works.get(id)?.cancel?.();
    this.#works.delete(id);
  }

  async flush(): Promise<void> {
    await Promise.all([...this.#works.values()].map((work) => this.#run(work)));
  }

  /** What is under way is not waited for: there may be no later. */
  flushUrgently(): void {
    const works = [...this.#works.values()].filter(({ stuck }) => stuck === undefined);
    for (const work of works) {
      if (work.changes.hasUnsent) void this.#send(work, true).then((kept) => (kept ? this.#run(work) : undefined));
      else if (work.unsure) void this.#run(work);
    }
    // What the device may have lost cannot be added to there: all of it is written down as well.
    const lost = works.filter(({ unsure }) => unsure);
    this.#options.drafts.noteUnkept(lost.map((work) => wholeOf(work, this.#options)));
  }

  cancelAll(): void {
    for (const work of this.#works.values()) work.cancel?.();
  }

  #stateOf(work: Work): AutosaveState {
    if (work.why !== undefined) return { kind: 'failed', why: work.why };
    if (!work.changes.allKept || work.unsure) return { kind: 'saving' };
    const { place } = this.#options.drafts;
    return place.kind === 'device' ? { kind: 'saved' } : { kind: 'memory', why: place.why };
  }

  #forgetOthers(draftId: string): void {
    for (const [id, work] of this.#works) if (id !== draftId && isAtRest(work)) this.#works.delete(id);
  }

  #later(work: Work, milliseconds: number): void {
    work.cancel ??= this.#schedule.after(milliseconds, () => {
      work.cancel = undefined;
      this.#handOver(work);
    });
  }

  #run(work: Work): Promise<void> {
    if (work.stuck !== undefined) return Promise.resolve();
    work.running ??= this.#sendAll(work).finally(() => {
      work.running = undefined;
    });
    return work.running;
  }

  async #sendAll(work: Work): Promise<void> {
    while (work.unsure || work.changes.hasUnsent || work.sending.size > 0) {
      if (work.unsure && !(await this.#assured(work))) return;
      if (work.changes.hasUnsent) void this.#send(work, false);
      if ((await Promise.all(work.sending)).includes(false)) return;
    }
    if (work.changes.allKept) this.#options.onState(this.#stateOf(work), work.id);
  }

  /** Hands over what is new, before it returns. Gives whether the store has it now. */
  #send(work: Work, urgent: boolean): Promise<boolean> {
    work.cancel?.();
    work.cancel = undefined;
    work.due = this.#options.clock() + gathering;
    const sending = this.#append(work, urgent);
    work.sending.add(sending);
    return sending.finally(() => work.sending.delete(sending));
  }

  async #append(work: Work, urgent: boolean): Promise<boolean> {
    const { drafts, clock, worst } = this.#options;
    const { id, changes, history } = work;
    const { latest } = changes;
    const { entries, upTo } = changes.take();
    // A whole copy is on its way: what was made since follows it, and is handed over again where it fails.
    if (work.again && !(await work.again)) return false;
    try {
      if (entries.length > 0) {
        const summary = summaryOf(latest, clock(), worst(id));
        const { sequence, sinceCopy } = await drafts.append(id, entries, summary, { urgent });
        if (sinceCopy >= compactAfter) this.#compactInPause(work, sequence, latest, history);
      }
      changes.kept(upTo);
      noteSuccess(work);
      return true;
    } catch (error) {
      if (error instanceof DraftError && error.code === 'lost') {
        work.unsure = true;
        return this.#keepAgain(work);
      }
      changes.takeBack();
      this.#failed(work, error);
      return false;
    }
  }

  /** Asks whether the device has a draft, and keeps it whole where it has lost it. Gives whether the store has it now. */
  async #assured(work: Work): Promise<boolean> {
    try {
      const why = await this.#options.drafts.missing(work.id);
      if (why?.code === 'lost') return await this.#keepAgain(work);
      if (why) throw why;
    } catch (error) {
      this.#failed(work, error);
      return false;
    }
    work.unsure = false;
    noteSuccess(work);
    return true;
  }

  /** Keeps a draft whole that the device has lost. Gives whether the store has it now. */
  #keepAgain(work: Work): Promise<boolean> {
    work.again ??= this.#putWhole(work).finally(() => {
      work.again = undefined;
    });
    return work.again;
  }

  async #putWhole(work: Work): Promise<boolean> {
    const { id, changes } = work;
    const { record, workspace, history } = wholeOf(work, this.#options);
    const { upTo } = changes.take();
    try {
      await this.#options.drafts.put(record, workspace, history);
    } catch (error) {
      changes.takeBack();
      this.#failed(work, error);
      return false;
    }
    changes.kept(upTo);
    work.unsure = false;
    noteSuccess(work);
    this.#options.onKeptAgain?.(id);
    return true;
  }

  #failed(work: Work, error: unknown): void {
    const wait = noteFailure(work, error);
    this.#options.onState(this.#stateOf(work), work.id);
    if (wait === undefined) return;
    // A timer for changes made meanwhile would come at once, and fail again.
    work.cancel?.();
    work.cancel = undefined;
    work.due = this.#options.clock() + wait;
    this.#later(work, wait);
  }

  #compactInPause(work: Work, sequence: number, latest: Workspace, history: History): void {
    const rests = () => work.changes.latest === latest && isAtRest(work) && this.#works.get(work.id) === work;
    this.#schedule.after(pause, () => {
      if (!rests()) return;
      this.#schedule.whenIdle(() => {
        // A copy that cannot be written costs nothing: the changes are kept, and a later pause tries again.
        if (rests()) void this.#options.drafts.compact(work.id, sequence, latest, history).catch(() => undefined);
      });
    });
  }
}
