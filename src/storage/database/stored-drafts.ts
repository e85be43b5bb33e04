/** Reads and writes the records of a draft in a given database transaction. */
import { emptyWorkspace } from '../../core/workspace/create.ts';
import type { History } from '../../core/workspace/history.ts';
import { isSameCounts } from '../../core/check/levels.ts';
import { isJsonObject } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { Interrupted, abort, keysOf, namedKeysOf, type DraftTransaction } from './draft-database.ts';
import { isOlder, numberOr, rawText, readCopy, readRecord, storedCopy } from './draft-records.ts';
import { draftDeleted, summaryOf, type DamagedRecord, type DraftRecord, type DraftSummary } from './drafts.ts';
import { storedChange, witnessOf, type StoredChange } from './journal.ts';
import type { Damage, Numbered, StoredDraft } from './restoring.ts';
import { findBeyond } from './versions.ts';

type Reading = DraftTransaction<'readonly'> | DraftTransaction<'readwrite'>;
type Writing = DraftTransaction<'readwrite'>;

/** The stored data of a draft and its summary. */
export interface Stored extends StoredDraft {
  readonly record: DraftRecord;
  /** Whether its summary is missing and must be rewritten. */
  readonly unlisted: boolean;
}

/** Returns the summaries of all drafts, including drafts whose summary is missing but that have a copy. */
export async function readRecords(transaction: Reading): Promise<readonly DraftRecord[]> {
  const [values, keys] = await Promise.all([
    transaction.objectStore('summaries').getAll(),
    transaction.objectStore('copies').getAllKeys(),
  ]);
  const records = values.map(readRecord).filter((record) => record !== undefined);
  const listed = new Set(records.map(({ id }) => id));
  const unlisted = [...new Set(keys.map(([id]) => id))].filter((id) => !listed.has(id));
  const found = await Promise.all(unlisted.map((id) => recordOfCopies(transaction, id)));
  return [...records, ...found.filter((record) => record !== undefined)];
}

/**
 * Reads the data of a draft: the newest copy and the changes after it, or, with `all`, everything. Undefined if the
 * draft does not exist.
 */
export async function readStored(transaction: Reading, id: string, all: boolean): Promise<Stored | undefined> {
  const [summary, keys] = await Promise.all([
    transaction.objectStore('summaries').get(id),
    transaction.objectStore('copies').getAllKeys(keysOf(id)),
  ]);
  const listed = readRecord(summary);
  const record = listed ?? (await recordOfCopies(transaction, id));
  if (!record) return undefined;
  const numbers = keys.map(([, sequence]) => sequence).reverse();
  const newest = numbers[0] ?? -Infinity;
  const [copies, journal, states] = await Promise.all([
    Promise.all((all ? numbers : numbers.slice(0, 1)).map((sequence) => readNumbered(transaction, id, sequence))),
    transaction.objectStore('journal').getAll(keysOf(id, all ? -Infinity : newest)),
    all ? readStates(transaction, id) : [],
  ]);
  return { id, record, unlisted: !listed, title: record.title, last: sequenceIn(summary), copies, journal, states };
}

async function readNumbered(transaction: Reading, id: string, sequence: number): Promise<Numbered> {
  return { sequence, value: await transaction.objectStore('copies').get([id, sequence]) };
}

async function readStates(transaction: Reading, id: string): Promise<StoredDraft['states']> {
  const keys = await transaction.objectStore('stateBodies').getAllKeys(namedKeysOf(id));
  const values = await Promise.all(keys.map((key) => transaction.objectStore('stateBodies').get(key)));
  return values
    .map((value) => {
      const { at, sequence } = isJsonObject(value) ? value : {};
      return { at: numberOr(at, 0), sequence: numberOr(sequence, 0), value };
    })
    .toSorted((one, other) => other.at - one.at);
}

/** Creates a summary for a draft whose own is missing. */
async function recordOfCopies(transaction: Reading, id: string): Promise<DraftRecord | undefined> {
  const [key] = (await transaction.objectStore('copies').getAllKeys(keysOf(id))).slice(-1);
  if (!key) return undefined;
  const read = readCopy(await transaction.objectStore('copies').get(key), { draft: id, sequence: key[1] });
  const changedAt = 0;
  if (read) return { id, ...summaryOf(read.workspace, changedAt) };
  const counts = { claims: 0, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };
  return { id, title: 'Untitled', changedAt, counts };
}

/** Whether a summary or a copy is stored under an ID. */
export async function isThere(transaction: Reading, id: string): Promise<boolean> {
  const [line, copies] = await Promise.all([
    transaction.objectStore('summaries').getKey(id),
    transaction.objectStore('copies').getAllKeys(keysOf(id)),
  ]);
  return line !== undefined || copies.length > 0;
}

/** Returns the number of a draft’s last change; 0 if it has none. */
export async function lastSequence(transaction: Reading, id: string): Promise<number> {
  const cursor = await transaction.objectStore('journal').openKeyCursor(keysOf(id), 'prev');
  return cursor ? cursor.key[1] : 0;
}

/**
 * Writes a draft’s summary. `sequence` is the number of its last change, which shows whether the last records of the
 * journal are missing.
 */
export function putSummary(
  transaction: Writing,
  id: string,
  summary: DraftSummary,
  sequence: number | undefined,
): Promise<unknown> {
  const known = sequence === undefined ? {} : { sequence };
  return ignoreRejection(transaction.objectStore('summaries').put({ ...summary, ...known, id }));
}

/** Returns the number of the last change from a stored summary; undefined if it has none. */
function sequenceIn(summary: unknown): number | undefined {
  const sequence = isJsonObject(summary) ? summary['sequence'] : undefined;
  return Number.isSafeInteger(sequence) ? (sequence as number) : undefined;
}

interface Noting {
  readonly findings: DraftSummary['findings'];
  /** Whether they should still be noted; called when the summary is read. */
  readonly isWanted: () => boolean;
  /** Contains a function that aborts the transaction while it waits for the summary. */
  readonly pending: Set<() => void>;
}

/**
 * Notes the findings in a draft's summary, if it has one. Reads and writes the summary in one
 * transaction, so that no other tab can rename the draft in between. A busy page may receive the summary seconds late,
 * and changes would wait for that long. So the transaction uses only the summaries and commits with its second request.
 * A change in this tab aborts it first: then this throws `Interrupted`, and can be called again.
 */
export async function noteInSummary(
  transaction: Writing,
  id: string,
  { findings, isWanted, pending }: Noting,
): Promise<void> {
  let isEnded = false;
  const end = (): void => {
    isEnded = true;
    abort(transaction);
  };
  pending.add(end);
  try {
    const stored = await ignoreRejection(transaction.objectStore('summaries').get(id));
    const line = readRecord(stored);
    const put =
      line && !isSameCounts(line.findings, findings) && isWanted()
        ? putSummary(transaction, id, { ...line, findings }, sequenceIn(stored))
        : undefined;
    transaction.commit();
    pending.delete(end);
    await put;
  } catch (error) {
    throw isEnded ? new Interrupted() : error;
  } finally {
    pending.delete(end);
  }
}

/** Notes in the summary when a draft was deleted, or with undefined that it is not. */
export async function noteDeletion(transaction: Writing, id: string, at: number | undefined): Promise<void> {
  const stored = await transaction.objectStore('summaries').get(id);
  const record = readRecord(stored) ?? (await recordOfCopies(transaction, id));
  if (!record) throw draftDeleted();
  await putSummary(transaction, id, { ...record, deletedAt: at }, sequenceIn(stored));
}

/** Uses `add` instead of `put`, so that the transaction fails if another tab used the number. */
export function addChanges(transaction: Writing, changes: readonly StoredChange[]): readonly Promise<unknown>[] {
  return changes.map((change) => ignoreRejection(transaction.objectStore('journal').add(change)));
}

/** Marks a request’s rejection as handled, because its transaction reports the failure. */
export function ignoreRejection<Result>(request: Promise<Result>): Promise<Result> {
  request.catch(() => undefined);
  return request;
}

/**
 * Replaces all copies and changes with one full copy. An empty change reserves its number. `seal` is the workspace’s
 * checksum, if it was already computed.
 */
export function replaceAll(
  transaction: Writing,
  id: string,
  sequence: number,
  workspace: Workspace,
  history: History,
  seal?: number,
): readonly Promise<unknown>[] {
  const empty = storedChange(id, sequence, { patches: [], witness: witnessOf(workspace, []) }, '');
  const [copies, journal] = [transaction.objectStore('copies'), transaction.objectStore('journal')];
  return [
    ignoreRejection(copies.delete(keysOf(id))),
    ignoreRejection(copies.put(storedCopy(id, sequence, workspace, history, seal), [id, sequence])),
    ignoreRejection(journal.delete(keysOf(id))),
    ignoreRejection(journal.put(empty)),
  ];
}

/** Renames a draft as the next change of its journal. Returns the number of the previous change. */
export async function renameDraft(
  transaction: Writing,
  id: string,
  { title, changedAt, writer }: { readonly title: string; readonly changedAt: number; readonly writer: string },
): Promise<number> {
  const record = readRecord(await transaction.objectStore('summaries').get(id));
  if (!record) throw draftDeleted();
  const sequence = await lastSequence(transaction, id);
  const patches = [{ op: 'set', path: '/title', value: title } as const];
  const step = { kind: 'do', label: 'rename the draft', at: changedAt } as const;
  const entry = { patches, witness: witnessOf(emptyWorkspace(title), patches), step };
  await Promise.all([
    ...addChanges(transaction, [storedChange(id, sequence + 1, entry, writer)]),
    putSummary(transaction, id, { ...record, title, changedAt }, sequence + 1),
  ]);
  return sequence;
}

/** Deletes all stored data of a draft. */
export function deleteDraft(transaction: Writing, id: string): readonly Promise<unknown>[] {
  return [
    transaction.objectStore('summaries').delete(id),
    transaction.objectStore('copies').delete(keysOf(id)),
    transaction.objectStore('journal').delete(keysOf(id)),
    transaction.objectStore('states').delete(namedKeysOf(id)),
    transaction.objectStore('stateBodies').delete(namedKeysOf(id)),
    transaction.objectStore('setAside').delete(namedKeysOf(id)),
  ];
}

/** The maximum total size of the records set aside for one draft, in bytes. */
const setAsideBytes = 20 * 1024 * 1024;

/** Copies records before they are replaced, and deletes the oldest copies beyond the size limit. */
export async function setAside(
  transaction: Writing,
  id: string,
  kind: 'damaged' | 'older-format',
  records: readonly Damage[],
  at: number,
): Promise<void> {
  const store = transaction.objectStore('setAside');
  for (const { name, what, record } of records) {
    await store.put({ kind, what, at, bytes: rawText(record).length, record }, [id, `${at} ${kind} ${name}`]);
  }
  const keys = await store.getAllKeys(namedKeysOf(id));
  const values = await Promise.all(keys.map((key) => store.get(key)));
  const aged = values.map((value, index) => {
    const { at: when, bytes } = isJsonObject(value) ? value : {};
    return { id: keys[index]?.[1] ?? '', at: numberOr(when, 0), bytes: numberOr(bytes, 0) };
  });
  await Promise.all(findBeyond(aged, setAsideBytes).map((name) => store.delete([id, name])));
}

/** Returns the damaged records of a draft that were set aside, latest first. */
export async function readSetAside(transaction: Reading, id: string): Promise<readonly DamagedRecord[]> {
  const store = transaction.objectStore('setAside');
  const keys = await store.getAllKeys(namedKeysOf(id));
  const values = await Promise.all(keys.map((key) => store.get(key)));
  return values
    .flatMap((value, index): DamagedRecord[] => {
      if (!isJsonObject(value) || value['kind'] !== 'damaged') return [];
      const what = typeof value['what'] === 'string' ? value['what'] : 'Some stored data could not be read.';
      return [{ id: keys[index]?.[1] ?? '', what, at: numberOr(value['at'], 0), raw: rawText(value['record']) }];
    })
    .toSorted((one, other) => other.at - one.at);
}

/** Returns the records of a draft that are in an older format. */
export function olderRecords({ copies, journal }: StoredDraft): readonly Damage[] {
  const what = 'Copy from before the update to the current storage format.';
  return [
    ...copies.map(({ sequence, value }) => ({ name: `copy ${sequence}`, what, record: value })),
    ...journal.map((record, index) => ({ name: `change ${index}`, what, record })),
  ].filter(({ record }) => isOlder(record));
}
