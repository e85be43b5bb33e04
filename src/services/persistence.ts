/** What the browser says of its storage; null for what it does not say. Sizes are in bytes and rough. */
export interface BrowserStorage {
  readonly persisted: boolean | null;
  readonly used: number | null;
  readonly available: number | null;
}

/** Not there on plain http, and in old browsers. */
function manager(): StorageManager | undefined {
  return (navigator as Partial<Navigator>).storage;
}

/**
 * Asks the browser not to clear this application's storage when room gets short. Gives whether it agreed; some browsers
 * decide by themselves, some ask the person. Never rejects.
 */
export async function askToKeepStorage(): Promise<boolean> {
  try {
    return (await manager()?.persist()) ?? false;
  } catch {
    return false;
  }
}

/** How this application's storage stands. Never rejects. */
export async function browserStorage(): Promise<BrowserStorage> {
  const orNull = async <Value>(work: () => Promise<Value> | undefined): Promise<Value | null> => {
    try {
      return (await work()) ?? null;
    } catch {
      return null;
    }
  };
  const [persisted, estimate] = await Promise.all([
    orNull(() => manager()?.persisted()),
    orNull(() => manager()?.estimate()),
  ]);
  return { persisted, used: estimate?.usage ?? null, available: estimate?.quota ?? null };
}

/** What the browser says of its storage; null where it does not say. */
export interface StorageFigures {
  /** Whether it has promised not to clear it when room gets short. */
  readonly persisted: boolean | null;
  /** Bytes that this site uses, and bytes that it may use in all; both roughly. */
  readonly usage: number | null;
  readonly quota: number | null;
}

/** Asks the browser how it keeps this application's storage. Never rejects. */
export async function storageState(): Promise<StorageFigures> {
  const [persisted, estimate] = await Promise.all([
    orNull(() => navigator.storage.persisted()),
    orNull(() => navigator.storage.estimate()),
  ]);
  return { persisted, usage: estimate?.usage ?? null, quota: estimate?.quota ?? null };
}

async function orNull<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
