/** A simulated browser for tests, with windows that share locks, channels and drafts. */
import { lockOf, type DraftLocks } from './draft-participant.ts';
import { ManualSchedule } from '../../platform/schedule.fixtures.ts';
import { type TabChannel, type TabMessage, type TabNews, announcedDrafts } from './tab-channel.ts';
import { testDesk, visiblePage } from '../../app/desk.fixtures.ts';
import type { DraftStore } from '../database/drafts.ts';

interface Request {
  readonly options: LockOptions;
  readonly owner: number;
  readonly grant: (lock: Lock | null) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** One browser's exclusive locks, kept as the Web Locks API says; Node 20 has none. */
function memoryLocks() {
  const queues = new Map<string, Request[]>();
  const holders = new Map<string, Request>();
  /** The messages that frozen tabs will get when they continue. */
  const frozen = new Map<number, (() => void)[]>();

  function grant(name: string, request: Request): void {
    holders.set(name, request);
    void Promise.resolve(request.grant({ name, mode: 'exclusive' })).then(
      (value) => finish(name, request, () => request.resolve(value)),
      (error: unknown) => finish(name, request, () => request.reject(error)),
    );
  }

  function finish(name: string, request: Request, settle: () => void): void {
    settle();
    if (holders.get(name) !== request) return;
    holders.delete(name);
    next(name);
  }

  function next(name: string): void {
    const waiting = queues.get(name)?.shift();
    if (waiting && !holders.has(name)) grant(name, waiting);
  }

  function request(owner: number, name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) {
    return new Promise<unknown>((resolve, reject) => {
      const made: Request = { owner, options, grant: async (lock) => callback(lock), resolve, reject };
      const holder = holders.get(name);
      if (options.steal && holder) {
        holders.delete(name);
        const tell = (): void => holder.reject(new DOMException('The lock was stolen.', 'AbortError'));
        const later = frozen.get(holder.owner);
        if (later) later.push(tell);
        else tell();
      }
      if (!holders.has(name)) return grant(name, made);
      if (options.ifAvailable) return void made.grant(null).then(resolve, reject);
      if (options.signal?.aborted) return reject(options.signal.reason);
      const queue = queues.get(name) ?? [];
      queues.set(name, [...queue, made]);
      options.signal?.addEventListener('abort', () => {
        const left = queues.get(name) ?? [];
        if (!left.includes(made)) return;
        queues.set(name, left.toSpliced(left.indexOf(made), 1));
        reject(new DOMException('The wait was ended.', 'AbortError'));
      });
    });
  }

  return {
    /** The locks as one window sees them. */
    of: (owner: number): DraftLocks =>
      ({
        request: (name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) =>
          request(owner, name, options, callback),
        query: async () => ({ held: [...holders.keys()].map((name) => ({ name })), pending: [] }),
      }) as unknown as DraftLocks,
    holder: (draft: string): number | undefined => holders.get(lockOf(draft))?.owner,
    freeze: (owner: number): void => void frozen.set(owner, []),
    thaw(owner: number): void {
      const callbacks = frozen.get(owner) ?? [];
      frozen.delete(owner);
      for (const tell of callbacks) tell();
    },
    /** When a tab crashes or is closed, the browser releases its locks and drops its requests for them. */
    drop(owner: number): void {
      const isOther = (waiting: Request): boolean => waiting.owner !== owner;
      for (const [name, queue] of queues) queues.set(name, queue.filter(isOther));
      for (const [name, holder] of [...holders]) {
        if (holder.owner !== owner) continue;
        holders.delete(name);
        next(name);
      }
    },
  };
}

/** Channels between the tabs of one browser. Each receives the messages of the others in order. */
function memoryChannels() {
  const members = new Map<number, Set<(message: TabMessage) => void>>();
  const frozen = new Map<number, TabMessage[]>();
  const deliver = (to: number, message: TabMessage): void => {
    const pending = frozen.get(to);
    if (pending) pending.push(message);
    else for (const listener of [...(members.get(to) ?? [])]) listener(message);
  };
  return {
    of(owner: number, page: string): TabChannel {
      const listeners = new Set<(message: TabMessage) => void>();
      members.set(owner, listeners);
      return {
        page,
        post(draft: string, news: TabNews) {
          if (members.get(owner) !== listeners) return;
          const message = structuredClone({ ...news, draft, from: page });
          for (const other of members.keys()) {
            if (other !== owner) setImmediate(() => deliver(other, message));
          }
        },
        listen(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
    freeze: (owner: number): void => void frozen.set(owner, []),
    thaw(owner: number): void {
      const pending = frozen.get(owner) ?? [];
      frozen.delete(owner);
      for (const message of pending) deliver(owner, message);
    },
    drop: (owner: number): void => void members.delete(owner),
  };
}

export interface Browser {
  readonly locks: ReturnType<typeof memoryLocks>;
  readonly channels: ReturnType<typeof memoryChannels>;
  /** Opens the drafts that all tabs share, separately for each. */
  readonly openDrafts: () => Promise<DraftStore>;
}

/** A browser whose windows share drafts. */
export function testBrowser(openDrafts: Browser['openDrafts']): Browser {
  return { locks: memoryLocks(), channels: memoryChannels(), openDrafts };
}

/** A window of the browser; `owner` tells it from the others. */
export async function openWindow(browser: Browser, owner: number, page = visiblePage(), life = 0) {
  const time = new ManualSchedule();
  const channel = browser.channels.of(owner, `${String(owner)}.${String(life)}`);
  const inner = await browser.openDrafts();
  const drafts = announcedDrafts(inner, channel, (id) => desk.tabs.onConflict(id));
  const desk = testDesk(drafts, {
    tabs: { channel, locks: browser.locks.of(owner), schedule: time, page, say: () => undefined },
    schedule: time,
    newId: () => `copy-${String(owner)}-${String(life)}-${String((copies += 1))}`,
  });
  return { ...desk, inner, time, owner, page };
}

let copies = 0;

export type TestWindow = Awaited<ReturnType<typeof openWindow>>;

/** Lets everything that is under way come to an end: answers of the database, messages, promises. */
export async function settle(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
