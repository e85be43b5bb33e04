/** Negotiates with other tabs which one writes a draft, with a lock and messages. */
import { messageOf } from '../../core/json/words.ts';
import type { Schedule } from '../../platform/clock.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

/** The part of the Web Locks API that is used. One tab at a time has a lock, and closing the tab releases it. */
export type DraftLocks = Pick<LockManager, 'request' | 'query'>;

/** Returns the browser’s locks; undefined if there are none, as outside a secure context. */
export function browserLocks(): DraftLocks | undefined {
  return typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined;
}

/** Returns the name of a draft’s lock. */
export function lockOf(draft: string): string {
  return `assessment-desk.draft.${draft}`;
}

/** A lock that this tab has. */
interface Hold {
  release(): void;
  /** Resolves when another tab stole the lock; never otherwise. */
  readonly stolen: Promise<void>;
}

/** Requests a lock. Resolves to undefined if it is not available, or if the signal ended the wait. Never rejects. */
function requestHold(locks: DraftLocks, draft: string, options: LockOptions): Promise<Hold | undefined> {
  return new Promise((resolve) => {
    let release = (): void => undefined;
    const released = new Promise<undefined>((done) => (release = () => done(undefined)));
    let onStolen = (): void => undefined;
    const stolen = new Promise<void>((resolveStolen) => (onStolen = resolveStolen));
    let granted = false;
    const ended = locks.request(lockOf(draft), options, (lock) => {
      granted = lock !== null;
      if (!lock) return undefined;
      resolve({ release, stolen });
      return released;
    });
    void ended.then(
      () => resolve(undefined),
      () => (granted ? onStolen() : resolve(undefined)),
    );
  });
}

/** Whether any tab has the lock of a draft. */
export async function isHeld(locks: DraftLocks, draft: string): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockOf(draft));
}

/** How long the writer may take to answer a request, in ms, before its lock is stolen. */
export const answerTimeout = 2000;

/** How long the writer may take to save everything after it answered, in ms. */
const handoverTimeout = 10_000;

/** How long to hold a freed lock before using it, in ms: the previous writer may only be reloading. */
export const grace = 1500;

/** How long a reloaded page waits for its lock, in ms. */
const reclaimTimeout = 500;

export interface ParticipantParts {
  readonly draft: string;
  /** Undefined if the browser has no locks: then every tab writes, and the draft store detects conflicts. */
  readonly locks: DraftLocks | undefined;
  readonly channel: TabChannel;
  readonly schedule: Pick<Schedule, 'after'>;
  readonly isVisible: () => boolean;
  /** Calls back when the page becomes visible or hidden; returns a function that unsubscribes. */
  readonly onVisibility: (listener: () => void) => () => void;
  /** Whether this tab was writing the draft before its page reloaded. */
  readonly wasWriting: boolean;
  /**
   * Called when this tab got the lock: starts writing from the stored draft. Rejects with a message if it cannot be
   * read.
   */
  readonly begin: (how: 'asked' | 'freed') => Promise<void>;
  /** Called to release the draft: stops writing and saves everything. Returns the reason if that fails. */
  readonly end: () => Promise<string | null>;
  /** Called when the lock was stolen: this tab must not write any more. */
  readonly lost: () => Promise<void>;
  /** Called if another tab does not release the draft, or if the stored draft cannot be read. */
  readonly onTrouble: (why: string) => void;
}

type State = 'following' | 'grace' | 'asking' | 'writing' | 'ending' | 'left';

/**
 * A tab’s participation in a draft: one tab writes and the others follow. The writer has the draft’s lock. Tabs may
 * react late to messages, so the draft store has the final say on conflicting changes.
 */
export class DraftParticipant {
  readonly #parts: ParticipantParts;
  readonly #removeHooks: readonly (() => void)[];
  #state: State = 'following';
  #hold: Hold | undefined;
  /** Aborts the wait for the lock. */
  #waiting: AbortController | undefined;
  #beginning: Promise<void> = Promise.resolve();
  #cancelTimer: () => void = () => undefined;
  /** Whether the writer said that it closed the draft, so that no grace period is needed. */
  #closed = false;
  #onAnswer: (message: TabMessage) => void = () => undefined;

  constructor(parts: ParticipantParts) {
    this.#parts = parts;
    this.#removeHooks = [
      parts.channel.listen((message) => message.draft === parts.draft && this.#receive(message)),
      parts.onVisibility(() => (parts.isVisible() ? this.#wait() : this.#waiting?.abort())),
    ];
  }

  get writes(): boolean {
    return this.#state === 'writing';
  }

  /** Takes the lock if it is free. Returns whether this tab writes. */
  async enter(): Promise<boolean> {
    const { locks, draft, wasWriting } = this.#parts;
    if (!locks) {
      this.#state = 'writing';
      return true;
    }
    const free = await requestHold(locks, draft, { ifAvailable: true });
    const hold = free ?? (wasWriting ? await this.#reclaim(locks) : undefined);
    if (!hold) {
      this.#wait();
      return false;
    }
    if (this.#state === 'left') hold.release();
    else this.#use(hold);
    return true;
  }

  /** Makes this tab the writer. Resolves when it is, or when another tab is instead. */
  async takeOver(): Promise<void> {
    const { locks } = this.#parts;
    if (this.#state === 'grace' && this.#hold) await this.#begin('asked', this.#hold);
    if (this.#state !== 'following' || !locks) return;
    this.#state = 'asking';
    this.#stopWaiting();
    const { hold, refused } = await this.#ask(locks);
    this.#onAnswer = () => undefined;
    if (this.#stateNow() !== 'asking') return hold?.release();
    if (hold) return this.#begin('asked', hold);
    this.#state = 'following';
    if (refused !== undefined) this.#parts.onTrouble(refused);
    this.#wait();
  }

  /** Leaves the draft. Everything must be saved before. */
  leave(): void {
    if (this.#state === 'writing') this.#post('left');
    this.#state = 'left';
    this.#stopWaiting();
    this.#cancelTimer();
    for (const remove of this.#removeHooks) remove();
    this.#release();
  }

  #receive(message: TabMessage): void {
    if (message.kind === 'ask') this.#onRequest(message.from);
    if (message.kind === 'writing') this.#onOtherWriting();
    if (message.kind === 'left') this.#onOtherClosed();
    if (message.kind === 'back') this.#onOtherReloaded();
    if (message.kind === 'handing-over' || message.kind === 'refused') {
      if (message.to === this.#parts.channel.page) this.#onAnswer(message);
    }
  }

  #onRequest(from: string): void {
    if (this.#state === 'writing') void this.#handOver(from);
    if (this.#state === 'grace' || this.#state === 'following') this.#yield();
  }

  #onOtherWriting(): void {
    this.#closed = false;
    if (this.#state === 'asking') this.#onAnswer({ kind: 'writing', draft: '', from: '' });
    if (this.#state === 'following') this.#wait();
  }

  #onOtherClosed(): void {
    this.#closed = true;
    if (this.#state === 'grace' && this.#hold) void this.#begin('freed', this.#hold);
  }

  #onOtherReloaded(): void {
    if (this.#state === 'writing') this.#post('writing');
    if (this.#state === 'grace') this.#yield();
  }

  /** Lets another tab get the lock first. */
  #yield(): void {
    this.#state = 'following';
    this.#stopWaiting();
    this.#release();
    this.#schedule(answerTimeout + handoverTimeout, () => this.#wait());
  }

  /** Waits for the lock to become free while this tab is visible. */
  #wait(): void {
    const { locks, draft, isVisible } = this.#parts;
    if (!locks || this.#waiting || this.#state !== 'following' || !isVisible()) return;
    this.#cancelTimer();
    const waiting = new AbortController();
    this.#waiting = waiting;
    waiting.signal.addEventListener('abort', () => {
      if (this.#waiting === waiting) this.#waiting = undefined;
    });
    void requestHold(locks, draft, { signal: waiting.signal }).then((hold) => {
      if (this.#waiting === waiting) this.#waiting = undefined;
      if (!hold) return;
      if (waiting.signal.aborted || this.#state !== 'following') hold.release();
      else this.#onLockFree(hold);
    });
  }

  #onLockFree(hold: Hold): void {
    if (this.#closed) return void this.#begin('freed', hold);
    this.#state = 'grace';
    this.#setHold(hold);
    this.#schedule(grace, () => void this.#begin('freed', hold));
  }

  async #begin(how: 'asked' | 'freed', hold: Hold): Promise<void> {
    this.#use(hold);
    this.#beginning = this.#parts.begin(how).catch((error: unknown) => {
      this.#parts.onTrouble(messageOf(error));
      if (this.#state !== 'writing') return;
      this.#state = 'following';
      this.#release();
    });
    await this.#beginning;
  }

  #use(hold: Hold): void {
    this.#cancelTimer();
    this.#state = 'writing';
    this.#setHold(hold);
    this.#post('writing');
  }

  #setHold(hold: Hold): void {
    if (this.#hold === hold) return;
    this.#hold = hold;
    void hold.stolen.then(() => this.#onStolen(hold));
  }

  async #onStolen(hold: Hold): Promise<void> {
    if (this.#hold !== hold) return;
    this.#hold = undefined;
    if (this.#state === 'left') return;
    const wrote = this.#state !== 'grace';
    this.#state = 'following';
    this.#cancelTimer();
    await this.#beginning;
    if (wrote && this.#stateNow() === 'following') await this.#parts.lost();
    this.#wait();
  }

  async #handOver(to: string): Promise<void> {
    const { channel, draft, locks } = this.#parts;
    if (!locks) return;
    channel.post(draft, { kind: 'handing-over', to });
    await this.#beginning;
    if (this.#stateNow() !== 'writing') return;
    this.#state = 'ending';
    const why = await this.#parts.end();
    if (this.#stateNow() !== 'ending') return;
    if (why === null) return this.#yield();
    this.#state = 'writing';
    channel.post(draft, { kind: 'refused', to, why });
  }

  /** Asks the writer for the lock, and steals it if nobody answers. */
  async #ask(locks: DraftLocks): Promise<{ readonly hold?: Hold; readonly refused?: string }> {
    const { draft } = this.#parts;
    const asking = new AbortController();
    let outcome: { readonly refused?: string } | undefined;
    this.#schedule(answerTimeout, () => asking.abort());
    this.#onAnswer = (answer) => {
      if (answer.kind === 'handing-over') return this.#schedule(handoverTimeout, () => asking.abort());
      outcome = answer.kind === 'refused' ? { refused: answer.why } : {};
      asking.abort();
    };
    const request = requestHold(locks, draft, { signal: asking.signal });
    this.#post('ask');
    const granted = await request;
    this.#cancelTimer();
    if (granted) return { hold: granted };
    const hold =
      outcome || this.#stateNow() !== 'asking' ? undefined : await requestHold(locks, draft, { steal: true });
    return hold ? { hold } : { ...outcome };
  }

  /** Waits for the lock after a reload, while another tab holds it for the grace period. */
  async #reclaim(locks: DraftLocks): Promise<Hold | undefined> {
    const waiting = new AbortController();
    const cancel = this.#parts.schedule.after(reclaimTimeout, () => waiting.abort());
    const stop = this.#parts.channel.listen(({ kind, draft }) => {
      if (kind === 'writing' && draft === this.#parts.draft) waiting.abort();
    });
    const granted = requestHold(locks, this.#parts.draft, { signal: waiting.signal });
    this.#post('back');
    const hold = await granted;
    cancel();
    stop();
    return hold;
  }

  #post(kind: 'writing' | 'left' | 'back' | 'ask'): void {
    this.#parts.channel.post(this.#parts.draft, { kind });
  }

  #schedule(milliseconds: number, run: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#parts.schedule.after(milliseconds, run);
  }

  #stopWaiting(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
  }

  #release(): void {
    const hold = this.#hold;
    this.#hold = undefined;
    hold?.release();
  }

  /** Returns the state after an await, when it may have changed. */
  #stateNow(): State {
    return this.#state;
  }
}
