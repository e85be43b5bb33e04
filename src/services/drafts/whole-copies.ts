/** Writes whole copies of drafts without holding up the changes that are made meanwhile. */
import type { History } from '../../core/assessment/history.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { nextTask } from '../in-slices.ts';
import { changeStores, keysOf, type DraftTransaction } from './draft-database.ts';
import { storedCopy, type StoredCopy } from './draft-records.ts';
import { draftChanged, draftGone } from './drafts.ts';
import { sealInTurns } from './seal.ts';
import { heard, lastSequence } from './stored-drafts.ts';
import type { Transactions } from './transactions.ts';

type Writing = DraftTransaction<'readwrite'>;

/**
 * Adds a whole copy of a draft as it is after change number `sequence`. Rejects with `DraftError` where the draft is
 * gone, or has changes behind that number. In one transaction the changes of a busy page would wait for its answers.
 */
export async function writeCopy(
  transactions: Transactions,
  id: string,
  sequence: number,
  workspace: Workspace,
  history: History,
): Promise<void> {
  // Before any transaction: one that is left without a request for a task ends.
  const seal = await sealInTurns(workspace, nextTask);
  await transactions.write('relaxed', (transaction) => requireUntouched(transaction, id, sequence), changeStores);
  const adding = (transaction: Writing) => addCopy(transaction, id, storedCopy(id, sequence, workspace, history, seal));
  const before = await transactions.write('strict', adding, ['copies']);
  await transactions.write('relaxed', (transaction) => deleteOlder(transaction, id, before), ['copies', 'journal']);
}

/**
 * Adds a whole copy, and gives the number of the one before it, which stays with all changes since: should this one be
 * damaged, nothing is lost. It holds the copies alone: changes are written meanwhile.
 */
async function addCopy(transaction: Writing, id: string, copy: StoredCopy): Promise<number> {
  const { sequence } = copy;
  const copies = transaction.objectStore('copies');
  const before = (await copies.getAllKeys(keysOf(id))).at(-1)?.[1];
  if (before === undefined) throw draftGone();
  if (before >= sequence) throw draftChanged();
  await copies.put(copy, [id, sequence]);
  return before;
}

/** Throws `DraftError` where a draft is gone, or its last change is behind the expected one. Holds nothing up either. */
async function requireUntouched(transaction: Writing, id: string, expected: number): Promise<void> {
  const found = Promise.all([transaction.objectStore('summaries').getKey(id), lastSequence(transaction, id)]);
  heard(found);
  transaction.commit();
  const [key, last] = await found;
  if (key === undefined) throw draftGone();
  if (last > expected) throw draftChanged();
}

/** Deletes what is older than a copy. Nothing is awaited in between, so that changes wait for no busy page. */
async function deleteOlder(transaction: Writing, id: string, copy: number): Promise<void> {
  const deletions = [
    transaction.objectStore('copies').delete(keysOf(id, -Infinity, copy)),
    transaction.objectStore('journal').delete(keysOf(id, -Infinity, copy)),
  ];
  deletions.forEach(heard);
  transaction.commit();
  await Promise.all(deletions);
}
