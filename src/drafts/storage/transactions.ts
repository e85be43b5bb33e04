/** Runs work in database transactions, with a new connection or more free space if one fails. */
import {
  allStores,
  toDraftError,
  type ConnectionProvider,
  type DraftTransaction,
  type StoreName,
} from './draft-database.ts';
import { DraftError } from './drafts.ts';

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
export type Expendable = 'anything' | 'redundant' | 'nothing';

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
