/** Saves, lists, reads and thins out the earlier versions of a draft in the database. */
import { isJsonObject } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { currentFormat } from './migrations/migrations.ts';
import { keysOf, namedKeysOf, type DraftTransaction } from './draft-database.ts';
import { numberOr, readCopy, readRecord, refuseNewer } from './draft-records.ts';
import { countsOf, DraftError, draftDeleted } from './drafts.ts';
import type { SavedVersion } from '../../store/version-commands.ts';
import { sealWithin, type MeasuredSeal } from './seal.ts';
import { findOutdated } from './thinning.ts';
import { isReplaced } from './exported-versions.ts';

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
