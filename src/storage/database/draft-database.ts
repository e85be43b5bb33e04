/** The IndexedDB database of the drafts: its object stores, keys, upgrades, connection and errors. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { draftChanged, DraftError } from './drafts.ts';

// Runs work in database transactions, with a new connection or more free space if one fails.

/**
 * Atomic transactions on the drafts’ database. Rejections are `DraftError`s. `stores` defaults to all stores. A
 * transaction waits for earlier ones that share a store, and one that awaits results in a busy page stays open for
 * seconds. A change that waits may be lost when the page closes, so name as few stores as possible.
 */
export interface Transactions {
  read<Result>(
    work: (transaction: DraftTransaction<'readonly'>) => Promise<Result>,
    stores?: readonly StoreName[],
  ): Promise<Result>;
  /**
   * `work` may run more than once: after a lost connection, and after space was freed. `frees` is what may be deleted
   * for it. The default is anything expendable for what uses the journal, otherwise nothing.
   */
  write<Result>(
    durability: 'strict' | 'relaxed',
    work: (transaction: DraftTransaction<'readwrite'>) => Promise<Result>,
    stores?: readonly StoreName[],
    frees?: Expendable,
  ): Promise<Result>;
}

/** What may be deleted to make space. Copies before the newest are redundant, earlier versions are not. */
type Expendable = 'anything' | 'redundant' | 'nothing';

/**
 * Creates transactions on a connection. If the device is out of storage, `makeRoom` gets a transaction to delete
 * expendable data, more with each attempt for the same work; it returns whether it deleted anything. `frees` is what
 * it may delete.
 */
export function createTransactions(
  connecting: ConnectionProvider,
  makeRoom: (
    transaction: DraftTransaction<'readwrite'>,
    attempt: number,
    frees: Exclude<Expendable, 'nothing'>,
  ) => Promise<boolean>,
): Transactions {
  async function attempt<Result>(
    durability: 'strict' | 'relaxed',
    work: (transaction: DraftTransaction<'readwrite'>) => Promise<Result>,
    stores: readonly StoreName[],
  ): Promise<Result> {
    const database = await connecting.connect();
    const transaction = database.transaction([...stores], 'readwrite', { durability });
    const result = await orAbort(transaction, untilAborted(transaction, work(transaction)));
    await transaction.done;
    return result;
  }

  async function persistently<Result>(work: () => Promise<Result>, frees: Expendable = 'nothing'): Promise<Result> {
    let lost = 0;
    for (let timesFreed = 0; ;) {
      try {
        return await work();
      } catch (error) {
        if (isLost(error) && lost === 0) {
          lost += 1;
          connecting.reset();
        } else if (nameOf(error) === 'QuotaExceededError' && (await freeSpace(timesFreed, frees))) {
          timesFreed += 1;
        } else {
          throw toDraftError(error);
        }
      }
    }
  }

  async function freeSpace(times: number, frees: Expendable): Promise<boolean> {
    if (frees === 'nothing') return false;
    try {
      return await attempt('relaxed', (transaction) => makeRoom(transaction, times, frees), allStores);
    } catch {
      return false;
    }
  }

  return {
    read: (work, stores = allStores) =>
      persistently(async () => work((await connecting.connect()).transaction([...stores], 'readonly'))),
    write: (durability, work, stores = allStores, frees = stores.includes('journal') ? 'anything' : 'nothing') =>
      persistently(() => attempt(durability, work, stores), frees),
  };
}

/** Aborts a transaction. Does nothing if it has already ended. */
export function abort(transaction: DraftTransaction<'readwrite'>): void {
  try {
    transaction.abort();
  } catch {
    // It has already failed or committed.
  }
}

/** Thrown if a transaction was aborted on purpose. It is not retried over a new connection. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Whether an error means that a transaction was aborted on purpose. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof DraftError && error.cause instanceof Interrupted;
}

/** Whether the connection was lost: the browser closes databases when storage is cleared or its process ends. */
function isLost(error: unknown): boolean {
  return ['InvalidStateError', 'UnknownError', 'AbortError'].includes(nameOf(error));
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

/**
 * Settles like `work`, and rejects as soon as the transaction is aborted. Chromium can abort a transaction for lack of
 * space after `commit()` without settling its pending requests: `work` would then wait forever.
 */
async function untilAborted<Result>(
  transaction: DraftTransaction<'readwrite'>,
  work: Promise<Result>,
): Promise<Result> {
  // Not `done`, which also rejects on the first failed request, before `work` learns of it.
  transaction.done.catch(() => undefined);
  const aborted = new Promise<never>((_resolve, reject) => {
    const fail = (): void =>
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError'));
    transaction.addEventListener('abort', fail);
  });
  return Promise.race([work, aborted]);
}

/** Aborts the transaction if `work` fails, and throws the cause: a request only reports that it was aborted. */
async function orAbort<Result>(transaction: DraftTransaction<'readwrite'>, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    abort(transaction);
    throw nameOf(error) === 'AbortError' ? (transaction.error ?? error) : error;
  }
}

// Repeats storage work with short pauses while its failure may be temporary.

/** The pauses before each retry, in ms. */
const pauses = [100, 400, 1200];

/**
 * Runs work that can fail temporarily: right after a crash, while the browser repairs its files, and right after it
 * closed a database. Retries only failures that may be temporary.
 */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}

/** Whether a failure may be temporary. Missing storage, denied storage and newer drafts are permanent. */
function mayPass(error: unknown): boolean {
  const cause = error instanceof DraftError && error.code === 'storage' ? error.cause : undefined;
  return cause instanceof DOMException && ['UnknownError', 'AbortError', 'InvalidStateError'].includes(cause.name);
}

/** The version of the database, which defines its object stores. The format of the records has its own number. */
const databaseVersion = 2;

/** What each repair adds to the version of a database, because stores can be created only in an upgrade. */
const repairStep = 1000;

/**
 * What is stored for each draft: a summary, full copies, every change since the older of the last two copies, its
 * earlier versions, and records set aside because they were damaged or in an older format. The number of the last
 * change is the highest key of the journal. The last record always stays there, so that two tabs can never use the same
 * number. Values are read as unknown, because storage may contain anything.
 */
export interface DraftDatabase extends DBSchema {
  summaries: { key: string; value: unknown };
  journal: { key: [draft: string, sequence: number]; value: unknown };
  copies: { key: [draft: string, sequence: number]; value: unknown };
  /** The list entry of an earlier version; its content has the same key in `stateBodies`. */
  states: { key: [draft: string, state: string]; value: unknown };
  stateBodies: { key: [draft: string, state: string]; value: unknown };
  setAside: { key: [draft: string, name: string]; value: unknown };
}

export type StoreName = StoreNames<DraftDatabase>;
export type DraftTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<DraftDatabase, StoreName[], Mode>;
export type DraftConnection = IDBPDatabase<DraftDatabase>;

export const allStores: StoreName[] = ['summaries', 'journal', 'copies', 'states', 'stateBodies', 'setAside'];

/** The stores that changes are written to. Slow transactions must not lock them. */
export const changeStores: StoreName[] = ['summaries', 'journal'];

/** The stores that versions are written to. Copies are only read, to check that the draft exists. */
export const stateStores: StoreName[] = ['copies', 'states', 'stateBodies'];

/** Opens the database on first use, and again after the connection was lost. */
export interface ConnectionProvider {
  connect(): Promise<DraftConnection>;
  /** Drops a connection that no longer works. */
  reset(): void;
}

export interface ConnectingParts {
  /** Called if a tab with an older version blocks the upgrade. Opening keeps waiting. */
  readonly onBlocked?: (() => void) | undefined;
  /** Called if the browser closed the database, or if it is being deleted. */
  readonly onCut?: () => void;
}

/** Creates the connection to the database with this name. */
export function createConnectionProvider(name: string, { onBlocked, onCut }: ConnectingParts = {}): ConnectionProvider {
  let connection: Promise<DraftConnection> | undefined;
  const reset = (): void => {
    connection = undefined;
  };
  let wasCut = false;
  const markCut = (): void => {
    reset();
    wasCut = true;
    onCut?.();
  };
  const begin = (): Promise<DraftConnection> => open(name, { reset, cut: markCut, onBlocked });
  return {
    connect() {
      if (connection) return connection;
      // Right after the browser closed the database, opening it can fail for a moment.
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

/** Returns the keys of a draft in a store with numbered keys, from `from` to before `end`. */
export function keysOf(id: string, from = -Infinity, end = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, end], false, true);
}

/** Returns the keys of a draft in a store with named keys. */
export function namedKeysOf(id: string): IDBKeyRange {
  // Arrays sort after all strings.
  return IDBKeyRange.bound([id, ''], [id, []], false, true);
}

interface Opening extends Pick<ConnectingParts, 'onBlocked'> {
  /** Called when the connection is no longer usable. */
  readonly reset: () => void;
  /** Called when it is no longer usable and the stored data may be lost. */
  readonly cut: () => void;
}

async function open(name: string, opening: Opening): Promise<DraftConnection> {
  try {
    const connection = await openAt(name, await versionOf(name), opening);
    if (allStores.every((store) => connection.objectStoreNames.contains(store))) return connection;
    const { version } = connection;
    connection.close();
    return await openAt(name, version + repairStep, opening);
  } catch (error) {
    throw toDraftError(error);
  }
}

/** Returns the version of the database with its repairs, or of a new one. */
async function versionOf(name: string): Promise<number> {
  // Not every browser lists databases. Without a list, only a repaired one needs its version to be read.
  const listed = typeof indexedDB.databases === 'function' ? await listDatabases() : [];
  const version = listed.find((one) => one.name === name)?.version ?? databaseVersion;
  return version % repairStep === databaseVersion ? version : databaseVersion;
}

/** Lists the databases. Asks again until there is an answer: Chromium gives none while it clears the storage. */
function listDatabases(): Promise<readonly IDBDatabaseInfo[]> {
  return new Promise((resolve) => {
    const ask = async (): Promise<void> => {
      const listed = await indexedDB.databases().catch(() => []);
      clearInterval(asking);
      resolve(listed);
    };
    const asking = setInterval(() => void ask(), 500);
    void ask();
  });
}

function openAt(
  name: string,
  to: number,
  { reset, cut, onBlocked = () => undefined }: Opening,
): Promise<DraftConnection> {
  return openDB<DraftDatabase>(name, to, {
    // The connection opens when the transaction of the upgrade ends.
    // oxlint-disable-next-line typescript/no-misused-promises
    upgrade: (database, version, _to, transaction) => upgrade(database, version, transaction),
    blocked: onBlocked,
    // A newer version is waiting in another tab, and must not wait forever.
    blocking(_current, next, event) {
      (event.target as IDBDatabase).close();
      if (next === null) cut();
      else reset();
    },
    terminated: cut,
  });
}

type Upgrade = IDBPTransaction<DraftDatabase, StoreName[], 'versionchange'>;

async function upgrade(database: DraftConnection, version: number, transaction: Upgrade): Promise<void> {
  // A store can be missing in a damaged database. What it had is then missing in each draft, which says so.
  const has = (name: StoreName): boolean => database.objectStoreNames.contains(name);
  if (!has('summaries')) database.createObjectStore('summaries', { keyPath: 'id' });
  if (!has('journal')) database.createObjectStore('journal', { keyPath: ['draft', 'sequence'] });
  // Keys are outside the values, so that even a damaged value can be stored, found and exported.
  for (const name of ['copies', 'states', 'stateBodies', 'setAside'] as const) {
    if (!has(name)) database.createObjectStore(name);
  }
  if (version === 1) await takeSnapshots(database as unknown as IDBPDatabase, transaction);
}

/** Version 1 had one full copy per draft in its own store. Moves them unchanged, one by one. */
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

/** Turns a storage error into one with a message for the user; returns a `DraftError` unchanged. */
export function toDraftError(error: unknown): DraftError {
  if (error instanceof DraftError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  // Only adding to the journal causes this: another tab used the number first.
  if (name === 'ConstraintError') return draftChanged(error);
  if (name === 'QuotaExceededError') {
    const outOfStorage =
      'This device is out of storage. Export this draft, then permanently delete drafts under “Recently deleted” in the library, or free up disk space.';
    return new DraftError('storage', outOfStorage, error);
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
