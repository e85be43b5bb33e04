/** Writes full copies of drafts without blocking concurrent changes. */
import type { History } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { nextTask } from '../../platform/in-slices.ts';
import { changeStores, keysOf, type DraftTransaction } from './draft-database.ts';
import { storedCopy, type StoredCopy } from './draft-records.ts';
import { draftChanged, draftDeleted } from './drafts.ts';
import { sealInSlices } from './seal.ts';
import { ignoreRejection, lastSequence } from './stored-drafts.ts';
import type { Transactions } from './transactions.ts';

type Writing = DraftTransaction<'readwrite'>;

/**
 * Adds a full copy of a draft after change number `sequence`. Rejects with `DraftError` if the draft was deleted or has
 * later changes, or if there is no space even without redundant copies. Versions are never deleted for it. Uses several
 * transactions, because with a single one the changes of a busy page would have to wait.
 */
export async function writeCopy(
  transactions: Transactions,
  id: string,
  sequence: number,
  workspace: Workspace,
  history: History,
): Promise<void> {
  // Before any transaction, which would end if it had no request for a whole task.
  const seal = await sealInSlices(workspace, nextTask);
  await transactions.write('relaxed', (transaction) => requireUntouched(transaction, id, sequence), changeStores);
  const adding = (transaction: Writing) => addCopy(transaction, id, storedCopy(id, sequence, workspace, history, seal));
  const before = await transactions.write('strict', adding, ['copies'], 'redundant');
  const deleting = (transaction: Writing) => deleteOlder(transaction, id, before);
  await transactions.write('relaxed', deleting, ['copies', 'journal'], 'nothing');
}

/**
 * Adds a full copy and returns the number of the previous one, which stays with all changes since, so that nothing is
 * lost if the new copy is damaged. Locks only the copies, so that changes can be written at the same time.
 */
async function addCopy(transaction: Writing, id: string, copy: StoredCopy): Promise<number> {
  const { sequence } = copy;
  const copies = transaction.objectStore('copies');
  const before = (await copies.getAllKeys(keysOf(id))).at(-1)?.[1];
  if (before === undefined) throw draftDeleted();
  if (before >= sequence) throw draftChanged();
  await copies.put(copy, [id, sequence]);
  return before;
}

/** Throws `DraftError` if a draft was deleted, or has changes after the expected one. Commits at once. */
async function requireUntouched(transaction: Writing, id: string, expected: number): Promise<void> {
  const found = Promise.all([transaction.objectStore('summaries').getKey(id), lastSequence(transaction, id)]);
  void ignoreRejection(found);
  transaction.commit();
  const [key, last] = await found;
  if (key === undefined) throw draftDeleted();
  if (last > expected) throw draftChanged();
}

/** Deletes everything older than a copy. Awaits nothing before the commit, so that changes do not have to wait. */
async function deleteOlder(transaction: Writing, id: string, copy: number): Promise<void> {
  const deletions = [
    transaction.objectStore('copies').delete(keysOf(id, -Infinity, copy)),
    transaction.objectStore('journal').delete(keysOf(id, -Infinity, copy)),
  ];
  // oxlint-disable-next-line typescript/no-misused-promises -- each is awaited below
  deletions.forEach(ignoreRejection);
  transaction.commit();
  await Promise.all(deletions);
}
