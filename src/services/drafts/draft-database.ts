import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { draftChanged, DraftError } from './drafts.ts';

/** The version of what is kept for each draft. A record with a higher one comes from a newer version of the application. */
export const draftFormat = 1;

/**
 * What is kept for each draft: a summary, a whole copy, and every change since. The number of the last change is the
 * highest key of the journal, where the last record always stays, so that two windows can never both take a number.
 * Values are read as unknown: storage may hold anything.
 */
export interface DraftDatabase extends DBSchema {
  summaries: { key: string; value: unknown };
  snapshots: { key: string; value: unknown };
  journal: { key: [draft: string, sequence: number]; value: unknown };
}

export type DraftConnection = IDBPDatabase<DraftDatabase>;

/** Opens the database when it is first needed, and again after the browser has closed it. */
export function createDraftConnection(name: string): () => Promise<DraftConnection> {
  let connection: Promise<DraftConnection> | undefined;
  return () => {
    connection ??= open(name, () => {
      connection = undefined;
    });
    return connection;
  };
}

async function open(name: string, lost: () => void): Promise<DraftConnection> {
  try {
    return await openDB<DraftDatabase>(name, draftFormat, {
      upgrade(database) {
        database.createObjectStore('summaries', { keyPath: 'id' });
        database.createObjectStore('snapshots', { keyPath: 'draft' });
        database.createObjectStore('journal', { keyPath: ['draft', 'sequence'] });
      },
      // A newer version of the application waits in another window: it must not wait for ever.
      blocking(_current, _next, event) {
        (event.target as IDBDatabase).close();
        lost();
      },
      terminated: lost,
    });
  } catch (error) {
    lost();
    throw inWords(error);
  }
}

/** An error of the browser's storage as a sentence for people; a `DraftError` comes back as it is. */
export function inWords(error: unknown): DraftError {
  if (error instanceof DraftError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  // Only the next number of a journal can be taken already.
  if (name === 'ConstraintError') return draftChanged(error);
  if (name === 'QuotaExceededError') {
    const full =
      'There is no room left for drafts on this device. Export this draft, then delete drafts or free some space.';
    return new DraftError('storage', full, error);
  }
  if (name === 'VersionError') {
    const newer = 'The drafts on this device were written by a newer version of this application. Reload the page.';
    return new DraftError('newer-format', newer, error);
  }
  const reason = error instanceof Error && error.message !== '' ? ` (${error.message})` : '';
  return new DraftError(
    'storage',
    `The browser could not keep or read drafts${reason}. Export your work to be safe.`,
    error,
  );
}
