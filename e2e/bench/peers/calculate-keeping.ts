/** Saving a draft the plain way: the whole document in one record, written again with every change. */
import type { MadeDocument } from '../documents/documents.ts';
import { fetchJson } from './lab.ts';
import type { Calculation } from './timed.ts';

const store = 'documents';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('plain', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'));
  });
}

interface Kept {
  /** Time until the transaction was complete, in ms. */
  readonly took: number;
  /** Time that the write call blocked the main thread, in ms. */
  readonly blocked: number;
}

function put(database: IDBDatabase, document: MadeDocument): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const transaction = database.transaction(store, 'readwrite');
    transaction.objectStore(store).put(document, 'draft');
    const blocked = performance.now() - started;
    transaction.oncomplete = () => resolve({ took: performance.now() - started, blocked });
    transaction.onerror = () => reject(transaction.error ?? new Error('The document could not be saved.'));
  });
}

/** Prepares the calculations for a document of the requested size. */
export async function prepare(asked: URLSearchParams): Promise<Readonly<Record<string, Calculation>>> {
  const document = await fetchJson<MadeDocument>(`/data/both/${asked.get('size') ?? 'S'}.json`);
  const database = await openDatabase();
  return {
    'until kept': async () => (await put(database, document)).took,
    'main thread': async () => (await put(database, document)).blocked,
  };
}
