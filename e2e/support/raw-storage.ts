/** Reads and damages the stored drafts' database directly from a page, without the application. */
import type { Page } from '@playwright/test';

const database = 'assessment-desk';

export interface RawRecord {
  readonly store: string;
  readonly key: IDBValidKey;
  readonly value: unknown;
  /** Whether the key is separate from the value. */
  readonly keyApart: boolean;
}

/** Returns everything in the database. Values are JSON, because drafts are stored as nothing else. */
export function readRaw(page: Page): Promise<readonly RawRecord[]> {
  return page.evaluate(
    (name) =>
      new Promise<RawRecord[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'));
        opening.onsuccess = () => {
          const connection = opening.result;
          const transaction = connection.transaction([...connection.objectStoreNames], 'readonly');
          const records: RawRecord[] = [];
          for (const store of connection.objectStoreNames) {
            const objects = transaction.objectStore(store);
            const cursor = objects.openCursor();
            cursor.onsuccess = () => {
              const { result } = cursor;
              if (!result) return;
              records.push({
                store,
                key: result.primaryKey,
                value: result.value as unknown,
                keyApart: !objects.keyPath,
              });
              result.continue();
            };
          }
          transaction.oncomplete = () => {
            connection.close();
            // The cursors of the stores answer in any order.
            resolve(records.sort((one, other) => (one.store < other.store ? -1 : Number(one.store > other.store))));
          };
          transaction.onabort = () => reject(transaction.error ?? new Error('The database cannot be read.'));
        };
      }),
    database,
  );
}

/** Replaces the content of the database with these records. */
export async function writeRaw(page: Page, records: readonly RawRecord[]): Promise<void> {
  await page.evaluate(
    ([name, given]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'));
        opening.onsuccess = () => {
          const connection = opening.result;
          const transaction = connection.transaction([...connection.objectStoreNames], 'readwrite');
          for (const store of connection.objectStoreNames) transaction.objectStore(store).clear();
          for (const { store, key, value, keyApart } of given as readonly RawRecord[]) {
            transaction.objectStore(store).put(value, ...(keyApart ? [key] : []));
          }
          transaction.oncomplete = () => {
            connection.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error ?? new Error('The database cannot be written.'));
        };
      }),
    // The type of a key is recursive and too deep for the runner's types.
    [database, records as readonly unknown[]] as const,
  );
}

/** Keeps the database busy: until the returned function is called, nothing can be read or saved. */
export async function holdStorage(page: Page): Promise<() => Promise<void>> {
  const hold = await page.evaluateHandle(
    (name) =>
      new Promise<{ isOver: boolean }>((resolve, reject) => {
        const state = { isOver: false };
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'));
        opening.onsuccess = () => {
          const connection = opening.result;
          const stores = [...connection.objectStoreNames];
          const transaction = connection.transaction(stores, 'readwrite');
          const goOn = (): void => {
            resolve(state);
            // A transaction without a request would end.
            if (state.isOver) connection.close();
            else transaction.objectStore(stores[0] ?? '').count().onsuccess = goOn;
          };
          goOn();
        };
      }),
    database,
  );
  return () => hold.evaluate((state) => void (state.isOver = true));
}

/** Returns the ID of the draft that a record belongs to. */
export function draftOf({ key }: RawRecord): string {
  return String(Array.isArray(key) ? key[0] : key);
}
