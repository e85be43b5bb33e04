import { isJsonObject } from '../../core/assessment/json.ts';
import type { DraftTransaction, StoreName } from './draft-database.ts';

/** What a person is told once something had to go so that the work itself could be kept. */
export const madeRoomInWords =
  'There was no room left on this device. To keep your work, older copies and earlier states of drafts were let go of. Export your drafts, then delete some for good, in the library under “Recently deleted”, or free some space.';

/**
 * Lets go of what can be spared, in this order: records set aside before their format was changed, and all copies but
 * the newest of each draft; then the older half of all earlier states; then all of them and everything set aside. Gives
 * whether there was anything. The newest copy and the changes since are never touched.
 */
export async function makeRoom(transaction: DraftTransaction<'readwrite'>, attempt: number): Promise<boolean> {
  const sparing = [spareOlder, spareHalf, spareAll];
  for (const spare of sparing.slice(attempt)) if (await spare(transaction)) return true;
  return false;
}

async function spareOlder(transaction: DraftTransaction<'readwrite'>): Promise<boolean> {
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

async function spareHalf(transaction: DraftTransaction<'readwrite'>): Promise<boolean> {
  // The names of states begin with their times.
  const keys = await transaction.objectStore('stateBodies').getAllKeys();
  const oldestFirst = keys.toSorted(([, one], [, other]) => parseFloat(one) - parseFloat(other));
  const half = oldestFirst.slice(0, Math.ceil(keys.length / 2));
  await Promise.all(
    half.flatMap((key) => [
      transaction.objectStore('states').delete(key),
      transaction.objectStore('stateBodies').delete(key),
    ]),
  );
  return half.length > 0;
}

async function spareAll(transaction: DraftTransaction<'readwrite'>): Promise<boolean> {
  const spared: StoreName[] = ['states', 'stateBodies', 'setAside'];
  const counts = await Promise.all(spared.map((name) => transaction.objectStore(name).count()));
  await Promise.all(spared.map((name) => transaction.objectStore(name).clear()));
  return counts.some((count) => count > 0);
}

function kindOf(value: unknown): unknown {
  return isJsonObject(value) ? value['kind'] : undefined;
}
