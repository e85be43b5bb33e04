import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { draftChanged, DraftError } from './drafts.ts';
import { retry } from './retry.ts';

/** The version of the database: which object stores there are. The format of what is in them has its own number. */
export const databaseVersion = 2;

/**
 * What is kept for each draft: a summary, whole copies, every change since the older of the last two copies, its
 * earlier states, and records that were set aside because they were damaged or of an older format. The number of the
 * last change is the highest key of the journal, where the last record always stays, so that two windows can never
 * both take a number. Values are read as unknown: storage may hold anything.
 */
export interface DraftDatabase extends DBSchema {
  summaries: { key: string; value: unknown };
  journal: { key: [draft: string, sequence: number]; value: unknown };
  copies: { key: [draft: string, sequence: number]; value: unknown };
  /** What is listed of an earlier state; the state itself stands under the same key in `stateBodies`. */
  states: { key: [draft: string, state: string]; value: unknown };
  stateBodies: { key: [draft: string, state: string]; value: unknown };
  setAside: { key: [draft: string, name: string]; value: unknown };
}

export type StoreName = StoreNames<DraftDatabase>;
export type DraftTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<DraftDatabase, StoreName[], Mode>;
export type DraftConnection = IDBPDatabase<DraftDatabase>;

export const allStores: StoreName[] = ['summaries', 'journal', 'copies', 'states', 'stateBodies', 'setAside'];

/** What a change is written to. Nothing that takes its time may hold these. */
export const changeStores: StoreName[] = ['summaries', 'journal'];

/** What an earlier state is written to. Of the copies it only asks whether the draft is there. */
export const stateStores: StoreName[] = ['copies', 'states', 'stateBodies'];

/** The way to the database, which is opened when it is first needed and again after it was lost. */
export interface Connecting {
  connect(): Promise<DraftConnection>;
  /** Lets go of a connection that no longer answers. */
  reset(): void;
}

export interface ConnectingParts {
  /** Is called where an older window holds the database; it is waited for all the same. */
  readonly onBlocked?: (() => void) | undefined;
  /** Is called where the browser has closed the database by itself, or somebody deletes it. */
  readonly onCut?: () => void;
}

export function createConnecting(name: string, { onBlocked, onCut }: ConnectingParts = {}): Connecting {
  let connection: Promise<DraftConnection> | undefined;
  const reset = (): void => {
    connection = undefined;
  };
  let wasCut = false;
  const cut = (): void => {
    reset();
    wasCut = true;
    onCut?.();
  };
  const begin = (): Promise<DraftConnection> => open(name, { reset, cut, onBlocked });
  return {
    connect() {
      if (connection) return connection;
      // For a moment after it has closed the database the browser opens none.
      const opening = wasCut ? retry(begin) : begin();
      opening.catch(() => {
        if (connection === opening) reset();
      });
      connection = opening;
      return opening;
    },
    reset,
  };
}

/** All keys of a draft, in a store whose keys begin with the draft's id; numbers from `from` to before `end`. */
export function keysOf(id: string, from = -Infinity, end = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, end], false, true);
}

/** All keys of a draft, in a store whose second part is a name. */
export function namedKeysOf(id: string): IDBKeyRange {
  // Arrays sort behind every text.
  return IDBKeyRange.bound([id, ''], [id, []], false, true);
}

interface Opening extends Pick<ConnectingParts, 'onBlocked'> {
  /** The connection is of no use any more. */
  readonly reset: () => void;
  /** It is of no use any more, and what was kept may be gone. */
  readonly cut: () => void;
}

async function open(name: string, { reset, cut, onBlocked = () => undefined }: Opening): Promise<DraftConnection> {
  try {
    return await openDB<DraftDatabase>(name, databaseVersion, {
      upgrade: (database, version, _to, transaction) => upgrade(database, version, transaction),
      blocked: onBlocked,
      // A newer version of the application waits in another window: it must not wait for ever.
      blocking(_current, next, event) {
        (event.target as IDBDatabase).close();
        if (next === null) cut();
        else reset();
      },
      terminated: cut,
    });
  } catch (error) {
    throw inWords(error);
  }
}

type Upgrade = IDBPTransaction<DraftDatabase, StoreName[], 'versionchange'>;

async function upgrade(database: DraftConnection, version: number, transaction: Upgrade): Promise<void> {
  if (version < 1) {
    database.createObjectStore('summaries', { keyPath: 'id' });
    database.createObjectStore('journal', { keyPath: ['draft', 'sequence'] });
  }
  if (version < 2) {
    // Keys outside the values: a value may be damaged in any way and still be stored, found and handed over.
    for (const name of ['copies', 'states', 'stateBodies', 'setAside'] as const) database.createObjectStore(name);
    if (version === 1) await takeSnapshots(database as unknown as IDBPDatabase, transaction);
  }
}

/** Version 1 had one whole copy a draft, in a store of its own: they move as they are, one after the other. */
async function takeSnapshots(database: IDBPDatabase, transaction: Upgrade): Promise<void> {
  const untyped = transaction as unknown as IDBPTransaction<unknown, string[], 'versionchange'>;
  const copies = untyped.objectStore('copies');
  let cursor = await untyped.objectStore('snapshots').openCursor();
  while (cursor) {
    const value = cursor.value as { sequence?: unknown } | null;
    const sequence = Number.isSafeInteger(value?.sequence) ? value?.sequence : 0;
    await copies.put(value, [cursor.key, sequence] as IDBValidKey);
    cursor = await cursor.continue();
  }
  database.deleteObjectStore('snapshots');
}

/** An error of the browser's storage as a sentence for people; a `DraftError` comes back as it is. */
export function inWords(error: unknown): DraftError {
  if (error instanceof DraftError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  // Only the next number of a journal can be taken already.
  if (name === 'ConstraintError') return draftChanged(error);
  if (name === 'QuotaExceededError') {
    const full =
      'This device is out of storage. Export this draft, then permanently delete drafts under “Recently deleted” in the library, or free up disk space.';
    return new DraftError('storage', full, error);
  }
  if (name === 'VersionError') {
    const newer =
      'The drafts on this device were saved by a newer version of Assessment Desk. Reload the page to update.';
    return new DraftError('newer-format', newer, error);
  }
  const reason = error instanceof Error && error.message !== '' ? ` (${error.message})` : '';
  return new DraftError(
    'storage',
    `The browser could not save or read drafts${reason}. Export your work to be safe.`,
    error,
  );
}
