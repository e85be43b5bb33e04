/** Saves, lists, reads and thins out the earlier versions of a draft, also to free space. */
import { isJsonObject } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { currentFormat, sealWithin, type MeasuredSeal } from './record-formats.ts';
import { keysOf, namedKeysOf, type DraftTransaction } from './draft-database.ts';
import { numberOr, readCopy, readRecord, refuseNewer } from './draft-records.ts';
import { countsOf, DraftError, draftDeleted, isReplaced } from './drafts.ts';
import type { SavedVersion } from '../../desk/version-commands.ts';

/** The properties of a version that thinning needs. */
export interface Aged {
  readonly id: string;
  /** In ms since 1970. */
  readonly at: number;
  /** Its approximate size in bytes. */
  readonly bytes: number;
  /** Set if it was exported: others may have continued from it, so it stays. */
  readonly exportedAs?: string;
}

const hour = 3_600_000;
const day = 24 * hour;

/** The maximum total size of one draft’s versions, in bytes. The newest always stays. */
const stateBytes = 20 * 1024 * 1024;

/** Returns the spacing of versions of an age, in ms: all of the last hour, then one per hour, day and week. */
function spacing(age: number): number {
  if (age <= hour) return 0;
  if (age <= day) return hour;
  return age <= 30 * day ? day : 7 * day;
}

/**
 * Returns the IDs of the versions to delete: those too close to an older one that stays, and the oldest ones if the
 * total is too large. Exported versions always stay and do not count. Of each time span the same version stays as it
 * gets older.
 */
export function findOutdated(states: readonly Aged[], now: number, limit = stateBytes): ReadonlySet<string> {
  const removed = new Set<string>();
  const usedSpans = new Set<string>();
  const ordinary = states.filter(({ exportedAs }) => exportedAs === undefined);
  const oldestFirst = ordinary.toSorted((one, other) => one.at - other.at);
  for (const { id, at } of oldestFirst) {
    const distance = spacing(now - at);
    if (distance === 0) continue;
    // Spans start at fixed times, so that the same version stays each time.
    const span = `${distance} ${Math.floor(at / distance)}`;
    if (usedSpans.has(span)) removed.add(id);
    else usedSpans.add(span);
  }
  const remaining = ordinary.filter(({ id }) => !removed.has(id));
  return new Set([...removed, ...findBeyond(remaining, limit)]);
}

/** Returns the IDs of the oldest records beyond a total of `limit` bytes. The newest always stays. */
export function findBeyond(records: readonly Aged[], limit: number): readonly string[] {
  let bytes = 0;
  return records
    .toSorted((one, other) => other.at - one.at)
    .filter((record, index) => {
      bytes += record.bytes;
      return index > 0 && bytes > limit;
    })
    .map(({ id }) => id);
}

// Decides which old copies and versions to delete when the device is out of storage.

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

type Reading = DraftTransaction<'readonly'> | DraftTransaction<'readwrite'>;

/** The stored list entry of a version. */
interface StateHead extends SavedVersion {
  readonly bytes: number;
  readonly seal: number;
}

/** Why and when a version is saved, and after which change. */
interface SaveReason {
  readonly reason: string;
  readonly at: number;
  readonly sequence: number;
  readonly exportedAs?: string | undefined;
}

/**
 * Saves a version of a draft after change number `sequence`, unless it equals the last one. Deletes versions that are
 * too old, too close together or too large in total. The caller computes the seal, because that takes long for a large
 * workspace.
 */
export async function addState(
  transaction: DraftTransaction<'readwrite'>,
  draft: string,
  workspace: Workspace,
  { seal, length }: MeasuredSeal,
  { reason, at, sequence, exportedAs }: SaveReason,
): Promise<void> {
  // Checks the copies, which exist as long as the draft does, because the summary is locked by changes.
  if ((await transaction.objectStore('copies').count(keysOf(draft))) === 0) throw draftDeleted();
  const heads = await readHeads(transaction, draft);
  const [exported, ordinary] = [heads.filter(isExported), heads.filter((other) => !isExported(other))];
  if (exportedAs === undefined && ordinary[0]?.seal === seal) return;
  const usedIds = new Set(heads.map(({ id }) => id));
  let id = String(at);
  for (let more = 1; usedIds.has(id); more += 1) id = `${at}-${more}`;
  const counts = countsOf(workspace.assessment);
  const head: StateHead = { id, at, reason, ...exportedName(exportedAs), counts, bytes: length, seal };
  const replaced = exported.filter((other) => other.seal === seal && isReplaced(other, reason));
  const same = exportedAs === undefined ? [] : replaced.map((other) => other.id);
  const removed = new Set([...findOutdated([head, ...heads], at), ...same]);
  const body = { draft, at, sequence, format: currentFormat, workspace, seal: sealWithin(seal, draft, at) };
  await Promise.all([
    transaction.objectStore('states').put({ ...head, draft, format: currentFormat }, [draft, id]),
    transaction.objectStore('stateBodies').put(body, [draft, id]),
    ...[...removed].flatMap((name) => deleteState(transaction, draft, name)),
  ]);
}

const isExported = (state: SavedVersion): boolean => state.exportedAs !== undefined;

function exportedName(exportedAs: string | undefined): Pick<SavedVersion, 'exportedAs'> {
  return exportedAs === undefined ? {} : { exportedAs };
}

/** Deletes one version. */
export function deleteState(
  transaction: DraftTransaction<'readwrite'>,
  draft: string,
  id: string,
): readonly Promise<unknown>[] {
  return [
    transaction.objectStore('states').delete([draft, id]),
    transaction.objectStore('stateBodies').delete([draft, id]),
  ];
}

/** Lists the versions of a draft, newest first. One whose list entry or content is damaged says so as its reason. */
export async function listStates(transaction: Reading, draft: string): Promise<readonly SavedVersion[]> {
  const heads = await readHeads(transaction, draft);
  return heads.map(({ id, at, reason, counts, exportedAs }) => ({
    id,
    at,
    reason,
    counts,
    ...exportedName(exportedAs),
  }));
}

/** Reads one version. Throws `DraftError` if it is missing or damaged. */
export async function readState(transaction: Reading, draft: string, id: string): Promise<Workspace> {
  const value = await transaction.objectStore('stateBodies').get([draft, id]);
  if (value === undefined) throw new DraftError('gone', 'This version is no longer stored on this device.');
  refuseNewer('This version', [value]);
  const read = readCopy(value, { draft, at: timeOf(id) });
  if (read?.state === 'whole') return read.workspace;
  throw new DraftError(
    'unreadable',
    'This version is damaged and cannot be read. The draft and its other versions are not affected.',
  );
}

async function readHeads(transaction: Reading, draft: string): Promise<readonly StateHead[]> {
  const [heads, bodies] = [transaction.objectStore('states'), transaction.objectStore('stateBodies')];
  const [listed, stored] = await Promise.all([
    heads.getAllKeys(namedKeysOf(draft)),
    bodies.getAllKeys(namedKeysOf(draft)),
  ]);
  const names = new Set([...listed, ...stored].map(([, id]) => id));
  const isStored = new Set(stored.map(([, id]) => id));
  const all = await Promise.all(
    [...names].map(async (id) => {
      const head = readHead(id, await heads.get([draft, id]));
      if (!isStored.has(id)) return head && { ...head, reason: `${head.reason} (its content is missing)` };
      return head ?? headOfBody(id, await bodies.get([draft, id]), draft);
    }),
  );
  return all.filter((head) => head !== undefined).toSorted((one, other) => other.at - one.at);
}

/** Creates the list entry of a version whose own is damaged or missing. */
function headOfBody(id: string, value: unknown, draft: string): StateHead {
  const at = timeOf(id);
  const read = readCopy(value, { draft, at });
  const counts = countsOf(read?.workspace.assessment ?? {});
  return { id, at, reason: read ? 'its reason could not be read' : 'it could not be read', counts, bytes: 0, seal: -1 };
}

/** Returns the time of a version from its ID, in ms since 1970. */
function timeOf(id: string): number {
  return numberOr(parseFloat(id), 0);
}

function readHead(id: string | undefined, value: unknown): StateHead | undefined {
  if (id === undefined || !isJsonObject(value)) return undefined;
  const { at, reason, bytes, seal, exportedAs } = value;
  if (typeof at !== 'number' || !Number.isFinite(at)) return undefined;
  const { counts } = readRecord({ ...value, id }) ?? {};
  if (!counts) return undefined;
  const why = typeof reason === 'string' ? reason : 'unknown reason';
  const as = exportedName(typeof exportedAs === 'string' ? exportedAs : undefined);
  return { id, at, reason: why, ...as, counts, bytes: numberOr(bytes, 0), seal: numberOr(seal, -1) };
}
