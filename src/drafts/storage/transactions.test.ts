import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createConnectionProvider } from './draft-database.ts';
import { createTransactions } from './transactions.ts';

it('a transaction that is aborted fails although its requests are never answered', async () => {
  const transactions = createTransactions(createConnectionProvider('never-answered'), () => Promise.resolve(false));
  // A transaction as Chromium leaves it if space runs out after commit().
  const unanswered = transactions.write('relaxed', (transaction) => {
    transaction.abort();
    return new Promise(() => undefined);
  });
  await expect(unanswered).rejects.toThrow('could not save');
  await expect(
    transactions.write('relaxed', (transaction) => transaction.objectStore('journal').count()),
  ).resolves.toBe(0);
});
