/** Keeping a draft the plain way: the whole document in one record, put anew with every change. */
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
  /** Ms until the transaction was complete. */
  readonly took: number;
  /** Ms for which handing the document over held the main thread. */
  readonly blocked: number;
}

function put(database: IDBDatabase, document: MadeDocument): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const transaction = database.transaction(store, 'readwrite');
    transaction.objectStore(store).put(document, 'draft');
    const blocked = performance.now() - started;
    transaction.oncomplete = () => resolve({ took: performance.now() - started, blocked });
    transaction.onerror = () => reject(transaction.error ?? new Error('The document could not be kept.'));
  });
}

/** Prepares the calculations over a document of the size that is asked for. */
export async function prepare(asked: URLSearchParams): Promise<Readonly<Record<string, Calculation>>> {
  const document = await fetchJson<MadeDocument>(`/data/both/${asked.get('size') ?? 'S'}.json`);
  const database = await openDatabase();
  return {
    'until kept': async () => (await put(database, document)).took,
    'main thread': async () => (await put(database, document)).blocked,
  };
}
