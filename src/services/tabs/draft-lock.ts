/** The part of the Web Locks API that is needed: one window at a time has a lock, and a lock ends with its window. */
export type DraftLocks = Pick<LockManager, 'request' | 'query'>;

/** The browser's locks; undefined where it has none, as on a page that is not secure. */
export function browserLocks(): DraftLocks | undefined {
  return typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined;
}

/** What the lock of a draft is called. */
export function lockOf(draft: string): string {
  return `assessment-desk.draft.${draft}`;
}

/** A lock that this window has. */
export interface Hold {
  release(): void;
  /** Resolves when another window has stolen the lock; never otherwise. */
  readonly stolen: Promise<void>;
}

/**
 * Asks for a lock. Resolves to undefined where it was not to be had, or the wait was ended by the signal. Never
 * rejects.
 */
export function requestHold(locks: DraftLocks, draft: string, options: LockOptions): Promise<Hold | undefined> {
  return new Promise((resolve) => {
    let release = (): void => undefined;
    const released = new Promise<undefined>((done) => (release = () => done(undefined)));
    let onStolen = (): void => undefined;
    const stolen = new Promise<void>((told) => (onStolen = told));
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

/** Whether any window has the lock of a draft. */
export async function isHeld(locks: DraftLocks, draft: string): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockOf(draft));
}
