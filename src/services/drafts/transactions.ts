import { allStores, inWords, type Connecting, type DraftTransaction } from './draft-database.ts';

/** Work on the drafts' database, all of it or nothing. Rejections are `DraftError`s. */
export interface Transactions {
  read<Result>(work: (transaction: DraftTransaction<'readonly'>) => Promise<Result>): Promise<Result>;
  /** `work` may run more than once: after a lost connection, and after room was made where there was none. */
  write<Result>(
    durability: 'strict' | 'relaxed',
    work: (transaction: DraftTransaction<'readwrite'>) => Promise<Result>,
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
  ): Promise<Result> {
    const database = await connecting.connect();
    const transaction = database.transaction(allStores, 'readwrite', { durability });
    transaction.done.catch(() => undefined);
    const result = await orAbort(transaction, work(transaction));
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
    read: (work) => persistently(async () => work((await connecting.connect()).transaction(allStores, 'readonly'))),
    write: (durability, work) => persistently(() => attempt(durability, work)),
  };
}

/** Whether the connection is gone: the browser closes databases when storage is cleared or its process ends. */
function isLost(error: unknown): boolean {
  return ['InvalidStateError', 'UnknownError', 'AbortError'].includes(nameOf(error));
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

/** Leaves nothing of a change whose work failed, and says why it did: a request only tells that it was aborted. */
async function orAbort<Result>(transaction: DraftTransaction<'readwrite'>, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // A failed request has aborted it already.
    }
    throw nameOf(error) === 'AbortError' ? (transaction.error ?? error) : error;
  }
}
