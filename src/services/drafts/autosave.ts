import { emptyHistory } from '../../core/assessment/history.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Level } from '../../core/rules/finding.ts';
import type { Clock } from '../clock.ts';
import { DraftError, summaryOf, type DraftStore } from './drafts.ts';
import { entryBetween } from './journal.ts';
import { browserSchedule, type Schedule } from '../schedule.ts';

/** A draft has gone from one state to another. `before` is the state that the last change left, or the one loaded. */
export interface WorkspaceChange {
  readonly draftId: string;
  readonly before: Workspace;
  readonly after: Workspace;
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
  /** Calls back when the page may be gone in a moment; gives back a function that ends it. */
  readonly onPageHidden: (flush: () => void) => () => void;
  readonly schedule?: Schedule;
}

export interface Autosave {
  /** Keeps everything now. Resolves when it is kept or has failed; the state says which. */
  flush(): Promise<void>;
  /** Keeps everything and listens no longer. */
  stop(): Promise<void>;
}

/** Changes are gathered for this long, in ms, so that a key held down is not a transaction each time. */
const gathering = 40;

/** After this many changes a whole copy is written when the person pauses. */
export const compactAfter = 200;

/** The first and the longest wait, in ms, before failed work is tried again. */
const retry = { first: 2000, longest: 30_000 };

/** How long nothing must have changed, in ms, before a whole copy is written. */
const pause = 2000;

/** One draft on its way to the device. */
interface Work {
  readonly id: string;
  /** What is surely kept. */
  kept: Workspace;
  /** What has been handed to the store. */
  sent: Workspace;
  latest: Workspace;
  /** Resolves when nothing is under way. */
  running: Promise<void> | undefined;
  /** Takes back the next attempt. */
  cancel: (() => void) | undefined;
  failures: number;
  /** Set where trying again is no use: the draft is gone or was changed elsewhere. */
  stuck: boolean;
}

/**
 * Keeps every change as it is made. The person never waits for it: changes are gathered for a moment, compared with
 * what was last kept, and added to the draft's journal.
 */
export function startAutosave(options: AutosaveOptions): Autosave {
  const autosaver = new Autosaver(options);
  const unsubscribe = options.subscribe((change) => autosaver.changed(change));
  const unhook = options.onPageHidden(() => autosaver.flushUrgently());
  return {
    flush: () => autosaver.flush(),
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

  changed({ draftId, before, after }: WorkspaceChange): void {
    const known = this.#works.get(draftId);
    // With nothing under way, a draft that was opened anew goes on from what was loaded.
    const opened = !known || (known.latest !== before && (known.stuck || isAtRest(known)));
    const work = opened ? startWork(draftId, before) : known;
    work.latest = after;
    this.#forgetOthers(draftId);
    this.#works.set(draftId, work);
    if (work.stuck) return;
    if (work.failures === 0) this.#options.onState({ kind: 'saving' }, draftId);
    this.#later(work, gathering);
  }

  async flush(): Promise<void> {
    await Promise.all([...this.#works.values()].map((work) => this.#run(work)));
  }

  /** What is under way is not waited for: there may be no later. */
  flushUrgently(): void {
    for (const work of this.#works.values()) {
      if (work.stuck || work.sent === work.latest) continue;
      void this.#send(work, true).then((kept) => (kept ? this.#run(work) : undefined));
    }
    this.#options.drafts.noteUnkept();
  }

  cancelAll(): void {
    for (const work of this.#works.values()) work.cancel?.();
  }

  #forgetOthers(draftId: string): void {
    for (const [id, work] of this.#works) if (id !== draftId && isAtRest(work)) this.#works.delete(id);
  }

  #later(work: Work, milliseconds: number): void {
    work.cancel ??= this.#schedule.after(milliseconds, () => void this.#run(work));
  }

  #run(work: Work): Promise<void> {
    work.cancel?.();
    work.cancel = undefined;
    if (work.stuck) return Promise.resolve();
    work.running ??= this.#sendAll(work).finally(() => {
      work.running = undefined;
    });
    return work.running;
  }

  async #sendAll(work: Work): Promise<void> {
    while (work.sent !== work.latest) {
      if (!(await this.#send(work, false))) return;
    }
    if (work.kept === work.latest) this.#options.onState(settled(this.#options.drafts), work.id);
  }

  /** Hands over what is new. Gives whether the store has it now. */
  async #send(work: Work, urgent: boolean): Promise<boolean> {
    const { drafts, clock, worst } = this.#options;
    const { id, latest } = work;
    const entry = entryBetween(work.sent, latest);
    work.sent = latest;
    try {
      if (entry) {
        const { sequence, sinceCopy } = await drafts.append(id, [entry], summaryOf(latest, clock(), worst(id)), { urgent });
        if (sinceCopy >= compactAfter) this.#compactInPause(work, sequence);
      }
      work.kept = latest;
      work.failures = 0;
      return true;
    } catch (error) {
      work.sent = work.kept;
      this.#failed(work, error);
      return false;
    }
  }

  #failed(work: Work, error: unknown): void {
    work.stuck = error instanceof DraftError && error.code !== 'storage';
    work.failures += 1;
    const why = error instanceof Error ? error.message : String(error);
    this.#options.onState({ kind: 'failed', why }, work.id);
    if (!work.stuck) this.#later(work, Math.min(retry.first * 2 ** (work.failures - 1), retry.longest));
  }

  #compactInPause(work: Work, sequence: number): void {
    const { latest } = work;
    const rests = () => work.latest === latest && isAtRest(work) && this.#works.get(work.id) === work;
    this.#schedule.after(pause, () => {
      if (!rests()) return;
      this.#schedule.whenIdle(() => {
        // A copy that cannot be written costs nothing: the changes are kept, and a later pause tries again.
        if (rests()) void this.#options.drafts.compact(work.id, sequence, latest, emptyHistory).catch(() => undefined);
      });
    });
  }
}

function startWork(id: string, before: Workspace): Work {
  const states = { kept: before, sent: before, latest: before };
  return { id, ...states, running: undefined, cancel: undefined, failures: 0, stuck: false };
}

function isAtRest({ running, kept, latest }: Work): boolean {
  return !running && kept === latest;
}

function settled({ place }: DraftStore): AutosaveState {
  return place.kind === 'device' ? { kind: 'saved' } : { kind: 'memory', why: place.why };
}
