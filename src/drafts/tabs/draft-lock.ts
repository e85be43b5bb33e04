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
export interface Hold {
  release(): void;
  /** Resolves when another tab stole the lock; never otherwise. */
  readonly stolen: Promise<void>;
}

/** Requests a lock. Resolves to undefined if it is not available, or if the signal ended the wait. Never rejects. */
export function requestHold(locks: DraftLocks, draft: string, options: LockOptions): Promise<Hold | undefined> {
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
