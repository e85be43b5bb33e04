/** Decides which old copies and versions to delete when the device is out of storage. */
import { isJsonObject } from '../../core/json/json.ts';
import type { DraftTransaction } from './draft-database.ts';
import { deleteState } from './versions.ts';

/** The message after versions or copies were deleted to make space for new changes. */
export const freedSpaceInWords =
  'This device is out of storage. To save your work, older copies and versions of drafts were deleted. Export your drafts, then permanently delete some under “Recently deleted” in the library, or free up disk space.';

/**
 * Deletes expendable data in this order: records set aside before a format change, and all copies except the newest of
 * each draft; then the older half of all versions; then all versions and everything set aside; last, exported versions,
 * which others may have continued from. What is 'redundant' is only the first of these. Returns whether anything was
 * deleted. The newest copy and the changes since are never touched.
 */
export async function freeSpace(
  transaction: DraftTransaction<'readwrite'>,
  attempt: number,
  frees: 'anything' | 'redundant',
): Promise<boolean> {
  const deletions = frees === 'redundant' ? [deleteOlder] : [deleteOlder, deleteHalf, deleteRest, deleteExported];
  for (const deleteExpendable of deletions.slice(attempt)) if (await deleteExpendable(transaction)) return true;
  return false;
}

async function deleteOlder(transaction: DraftTransaction<'readwrite'>): Promise<boolean> {
  const copies = transaction.objectStore('copies');
  const keys = await copies.getAllKeys();
  const older = keys.filter(([id], index) => keys[index + 1]?.[0] === id);
  const aside = transaction.objectStore('setAside');
  const names = await aside.getAllKeys();
  const values = await Promise.all(names.map((name) => aside.get(name)));
  const formats = names.filter((_name, index) => kindOf(values[index]) === 'older-format');
  await Promise.all([...older.map((key) => copies.delete(key)), ...formats.map((name) => aside.delete(name))]);
  return older.length + formats.length > 0;
}

type StateKey = readonly [draft: string, id: string];

/** Lists the versions, oldest first: either the exported ones or the others. */
async function statesOf(transaction: DraftTransaction<'readwrite'>, exported: boolean): Promise<readonly StateKey[]> {
  const keys = await transaction.objectStore('stateBodies').getAllKeys();
  const heads = await Promise.all(keys.map((key) => transaction.objectStore('states').get(key)));
  const isExported = (value: unknown): boolean => isJsonObject(value) && typeof value['exportedAs'] === 'string';
  // The IDs of versions start with their times.
  return keys
    .filter((_key, index) => isExported(heads[index]) === exported)
    .toSorted(([, one], [, other]) => parseFloat(one) - parseFloat(other));
}

async function forget(transaction: DraftTransaction<'readwrite'>, keys: readonly StateKey[]): Promise<boolean> {
  await Promise.all(keys.flatMap(([draft, id]) => deleteState(transaction, draft, id)));
  return keys.length > 0;
}

async function deleteHalf(transaction: DraftTransaction<'readwrite'>): Promise<boolean> {
  const oldestFirst = await statesOf(transaction, false);
  return forget(transaction, oldestFirst.slice(0, Math.ceil(oldestFirst.length / 2)));
}

async function deleteRest(transaction: DraftTransaction<'readwrite'>): Promise<boolean> {
  const aside = transaction.objectStore('setAside');
  const count = await aside.count();
  await aside.clear();
  return (await forget(transaction, await statesOf(transaction, false))) || count > 0;
}

async function deleteExported(transaction: DraftTransaction<'readwrite'>): Promise<boolean> {
  return forget(transaction, await statesOf(transaction, true));
}

function kindOf(value: unknown): unknown {
  return isJsonObject(value) ? value['kind'] : undefined;
}
