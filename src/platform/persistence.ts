/** The browser’s storage: whether it keeps data permanently, and whether it can hold original files. */

/** Whether this browser can store the original files of sources: it has a private file system. */
export function canStoreOriginals(): boolean {
  return 'storage' in navigator && 'getDirectory' in navigator.storage && 'FileSystemFileHandle' in globalThis;
}

/** The browser’s storage state; null for unknown values. Sizes are in bytes and approximate. */
export interface BrowserStorage {
  readonly persisted: boolean | null;
  readonly used: number | null;
  readonly available: number | null;
}

/** Returns the storage manager, which is missing on plain http and in old browsers. */
function manager(): StorageManager | undefined {
  return (navigator as Partial<Navigator>).storage;
}

/**
 * Asks the browser not to delete the application’s storage when space is low. Returns whether it agreed. Some browsers
 * decide by themselves, others ask the user. Never rejects.
 */
export async function askToKeepStorage(): Promise<boolean> {
  try {
    return (await manager()?.persist()) ?? false;
  } catch {
    return false;
  }
}

/** Returns the state of the application’s storage. Never rejects. */
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
