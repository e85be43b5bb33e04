import { allStores, inWords, type Connecting, type DraftTransaction, type StoreName } from './draft-database.ts';
import { DraftError } from './drafts.ts';

/**
 * Work on the drafts' database, all of it or nothing. Rejections are `DraftError`s. `stores` are those that the work
 * needs, all of them where it is left out. A transaction waits for every one before it that has a store of its own
 * open, and one that waits for answers in a busy page is open for seconds: what a change waits for is lost with it.
 */
export interface Transactions {
  read<Result>(
    work: (transaction: DraftTransaction<'readonly'>) => Promise<Result>,
    stores?: readonly StoreName[],
  ): Promise<Result>;
  /** `work` may run more than once: after a lost connection, and after room was made where there was none. */
  write<Result>(
    durability: 'strict' | 'relaxed',
    work: (transaction: DraftTransaction<'readwrite'>) => Promise<Result>,
    stores?: readonly StoreName[],
  ): Promise<Result>;
}

/**
 * Transactions over a connection. Where there is no room left, `makeRoom` gets a transaction to let go of what can be
 * spared, more each time it is called for the same work; it gives back whether there was anything.
 */
export function createTransactions(
  connecting: Connecting,
  makeRoom: (transaction: DraftTransaction<'readwrite'>, attempt: number) => Promise<boolean>,
): Transactions {
  async function attempt<Result>(
    durability: 'strict' | 'relaxed',
    work: (transaction: DraftTransaction<'readwrite'>) => Promise<Result>,
    stores: readonly StoreName[] = allStores,
  ): Promise<Result> {
    const database = await connecting.connect();
    const transaction = database.transaction([...stores], 'readwrite', { durability });
    const result = await orAbort(transaction, untilAborted(transaction, work(transaction)));
    await transaction.done;
    return result;
  }

  async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
    let lost = 0;
    for (let spared = 0; ;) {
      try {
        return await work();
      } catch (error) {
        if (isLost(error) && lost === 0) {
          lost += 1;
          connecting.reset();
        } else if (nameOf(error) === 'QuotaExceededError' && (await spare(spared))) {
          spared += 1;
        } else {
          throw inWords(error);
        }
      }
    }
  }

  async function spare(times: number): Promise<boolean> {
    try {
      return await attempt('relaxed', (transaction) => makeRoom(transaction, times));
    } catch {
      return false;
    }
  }

  return {
    read: (work, stores = allStores) =>
      persistently(async () => work((await connecting.connect()).transaction([...stores], 'readonly'))),
    write: (durability, work, stores) => persistently(() => attempt(durability, work, stores)),
  };
}

/** Ends a transaction, and leaves nothing of its work. Does nothing if it has ended. */
export function abort(transaction: DraftTransaction<'readwrite'>): void {
  try {
    transaction.abort();
  } catch {
    // It has failed or is committed.
  }
}

/** What work throws if its transaction was ended on purpose: it is not tried again over a new connection. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Whether work failed because its transaction was ended on purpose. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof DraftError && error.cause instanceof Interrupted;
}

/** Whether the connection is gone: the browser closes databases when storage is cleared or its process ends. */
function isLost(error: unknown): boolean {
  return ['InvalidStateError', 'UnknownError', 'AbortError'].includes(nameOf(error));
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

/**
 * Settles as `work` does, and rejects as soon as the transaction is aborted. Chromium can abort a transaction for want
 * of space after `commit()` without answering the requests that it still had: `work` would then wait for ever.
 */
async function untilAborted<Result>(
  transaction: DraftTransaction<'readwrite'>,
  work: Promise<Result>,
): Promise<Result> {
  const aborted = new Promise<never>((_resolve, reject) => transaction.done.catch(reject));
  return Promise.race([work, aborted]);
}

/** Leaves nothing of a change whose work failed, and says why it did: a request only tells that it was aborted. */
async function orAbort<Result>(transaction: DraftTransaction<'readwrite'>, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    abort(transaction);
    throw nameOf(error) === 'AbortError' ? (transaction.error ?? error) : error;
  }
}
