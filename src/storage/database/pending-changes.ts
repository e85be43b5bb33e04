/** Appends changes to the journal, and tracks which changes of each draft are not certainly stored yet. */
import {
  changeStores,
  keysOf,
  type DraftTransaction,
  abort,
  Interrupted,
  type Transactions,
} from './draft-database.ts';
import { isJsonObject } from '../../core/json/json.ts';
import { draftChanged, draftLost, type DraftError, type DraftSummary } from './drafts.ts';
import { storedChange, type JournalEntry, type StoredChange } from './journal.ts';
import { ignoreRejection, lastSequence, putSummary } from './stored-drafts.ts';

/** This tab's knowledge about a stored draft. */
export interface KnownDraft {
  /** The number of its last change, pending or stored. */
  sequence: number;
  /** The number of the last change that is certainly stored. */
  lastStored: number;
  /** The number of the last change included in its full copy. */
  copy: number;
  /** Pending batches, in order of submission. */
  readonly batches: Set<Batch>;
  /** Whether a failed change may have been stored. */
  unsure: boolean;
  /** Whether the pending changes were noted in `localStorage`. */
  noted: boolean;
}

/** A change that is to be stored. */
export interface UnstoredChange {
  readonly sequence: number;
  readonly writer: string;
  readonly isPart: boolean;
  /** Returns the change with its seal, which is computed once, on first use. */
  readonly stored: () => StoredChange;
}

export function unstoredChange(draft: string, sequence: number, entry: JournalEntry, writer: string): UnstoredChange {
  let stored: StoredChange | undefined;
  const make = (): StoredChange => (stored ??= storedChange(draft, sequence, entry, writer));
  return { sequence, writer, isPart: entry.isPart === true, stored: make };
}

type Writing = DraftTransaction<'readwrite'>;

/** Changes that are stored together or not at all. */
interface Batch {
  readonly changes: readonly UnstoredChange[];
  /** The draft's summary after them. */
  readonly summary: DraftSummary;
  /** Earlier pending batches that an urgent batch includes. */
  readonly covers: readonly Batch[];
  /** Resolves when they are certainly stored; rejects when they certainly are not. */
  work: Promise<unknown>;
  /** Aborts its transaction; set while parts of a large change are still missing in it. */
  interrupt: (() => void) | undefined;
  /** Whether another batch includes it, because an earlier transaction was aborted. */
  isReplaced: boolean;
  /** Whether the page may close soon, so that the parts of a large change do not wait for one another. */
  isHurried: boolean;
}

/** Changes to append, with the new summary. */
export interface AppendRequest {
  readonly id: string;
  readonly changes: readonly UnstoredChange[];
  readonly summary: DraftSummary;
  readonly urgent: boolean;
  /** Returns why the draft does not exist. */
  readonly missing: () => DraftError;
}

/** Creates the knowledge about a draft without pending changes. */
export function draftWithoutChanges(sequence: number, copy: number): KnownDraft {
  return { sequence, lastStored: sequence, copy, batches: new Set(), unsure: false, noted: false };
}

/** Whether a draft has pending changes. */
export function hasPendingChanges({ batches }: KnownDraft): boolean {
  return batches.size > 0;
}

/** Returns the pending changes, in order. */
export function pendingChanges({ batches }: KnownDraft): readonly StoredChange[] {
  return [...batches].flatMap(({ changes }) => changes.map(({ stored }) => stored()));
}

/** Whether the pending changes are too large to be noted in `localStorage`. */
export function isLargeUnderWay({ batches }: KnownDraft): boolean {
  return [...batches].some(({ changes }) => changes.some(({ isPart }) => isPart));
}

/** Resolves when a draft has no pending changes. */
export async function whenSettled(draft: KnownDraft | undefined): Promise<void> {
  if (draft) await Promise.allSettled([...draft.batches].map(({ work }) => work));
}

/**
 * Appends changes to the journal. Their numbers are reserved at once, so that more changes can follow while they are
 * pending, and released if they fail. Rejects only if the changes were certainly not stored: a change can be stored
 * although its transaction failed, because the connection broke or an urgent batch included it.
 */
export async function appendChanges(
  transactions: Transactions,
  draft: KnownDraft,
  appending: AppendRequest,
): Promise<void> {
  const { changes, summary, urgent } = appending;
  const [first, last] = [changes[0]?.sequence, changes.at(-1)?.sequence];
  if (first === undefined || last === undefined) return;
  draft.sequence = last;
  const before = [...draft.batches];
  const batch = newBatch(changes, summary, urgent ? before : []);
  if (urgent) interruptLarge(before);
  batch.work = keep(transactions, draft, { ...appending, first, last, batch, before: before.at(-1) });
  draft.batches.add(batch);
  try {
    await batch.work;
    draft.lastStored = Math.max(draft.lastStored, last);
  } catch (error) {
    draft.sequence = Math.min(draft.sequence, first - 1);
    draft.unsure = true;
    throw error;
  } finally {
    draft.batches.delete(batch);
  }
}

/**
 * Stores all pending changes at once, in one transaction, if a large change is still being stored in parts: the page
 * may close before their tasks run. Resolves when they are stored or have failed.
 */
export async function hurryLarge(transactions: Transactions, draft: KnownDraft, id: string): Promise<void> {
  const covers = [...draft.batches];
  const summary = covers.at(-1)?.summary;
  if (!summary) return;
  // A transaction that has not begun its first part cannot be aborted yet. It then stores its parts without pausing.
  for (const batch of covers) batch.isHurried = true;
  if (!interruptLarge(covers)) return;
  const batch = newBatch([], summary, covers);
  batch.work = transactions.write('relaxed', (transaction) => place(transaction, id, batch, true), changeStores);
  draft.batches.add(batch);
  await Promise.allSettled([batch.work]);
  draft.batches.delete(batch);
}

function newBatch(changes: Batch['changes'], summary: DraftSummary, covers: readonly Batch[]): Batch {
  return {
    changes,
    summary,
    covers,
    work: Promise.resolve(),
    interrupt: undefined,
    isReplaced: false,
    isHurried: false,
  };
}

/** Aborts the transactions that still miss parts, so that their batches are stored again. Returns whether any did. */
function interruptLarge(batches: readonly Batch[]): boolean {
  if (!batches.some(({ interrupt }) => interrupt)) return false;
  for (const batch of batches) {
    batch.isReplaced = true;
    batch.interrupt?.();
    batch.interrupt = undefined;
  }
  return true;
}

interface Keeping extends AppendRequest {
  readonly first: number;
  readonly last: number;
  readonly batch: Batch;
  /** The previous batch, if it is still pending. */
  readonly before: Batch | undefined;
}

/**
 * Writes first and checks the previous state afterwards: a page that is busy with input may get database results
 * seconds late, and storing what was typed must not wait for them.
 */
async function keep(transactions: Transactions, draft: KnownDraft, keeping: Keeping): Promise<void> {
  const { id, changes, batch, before, missing } = keeping;
  let found: Found | undefined;
  try {
    found = await write(transactions, draft, keeping);
  } catch (error) {
    if (!(await haveArrived(transactions, id, draft, batch))) throw error;
  }
  if (keeping.urgent) return;
  // If the previous batch was not stored, this one does not count either, and both are retried.
  await before?.work;
  // The previous batch was aborted in the meantime, and was stored after this one.
  if (batch.isReplaced) return;
  const fault = found && faultOf(found, { expected: keeping.first - 1, reserved: draft.sequence, missing });
  if (!found || !fault) return;
  await revertChanges(transactions, id, keeping.first, changes[0]?.writer ?? '', found);
  throw fault;
}

/** The state before a transaction’s own changes: the draft’s summary, and the number of its last change. */
type Found = readonly [summary: unknown, last: number];

async function write(
  transactions: Transactions,
  draft: KnownDraft,
  { id, changes, urgent, first, batch }: Keeping,
): Promise<Found> {
  const cleared = draft.unsure;
  const found = await transactions.write(
    'relaxed',
    async (transaction) => {
      if (cleared) await clearOwn(transaction, id, first - 1, changes[0]?.writer ?? '');
      // All requests are made before the first await, because a closing page may never get a result.
      const state = Promise.all([
        ignoreRejection(transaction.objectStore('summaries').get(id)),
        lastSequence(transaction, id),
      ]);
      // If writing fails, the previous state is never awaited.
      state.catch(() => undefined);
      await place(transaction, id, batch, urgent);
      return state;
    },
    changeStores,
  );
  if (cleared) draft.unsure = false;
  return found;
}

/**
 * Requests the writes of a batch and of the batches that it includes, and commits. Awaits nothing before the commit,
 * except between the parts of a large change that is not urgent: each part is sealed and requested in the task that
 * receives the result of the previous one. Later changes have their own transactions, which the browser runs after
 * this.
 */
async function place(transaction: Writing, id: string, batch: Batch, urgent: boolean): Promise<void> {
  const { changes, covers, summary } = batch;
  const journal = transaction.objectStore('journal');
  // `put` instead of `add`: if the earlier batch was stored already, this is the same change.
  const requests: Promise<unknown>[] = covers.flatMap((covered) =>
    covered.changes.map(({ stored }) => ignoreRejection(journal.put(stored()))),
  );
  for (const [index, { isPart, stored }] of changes.entries()) {
    const follows = isPart && changes[index - 1]?.isPart === true;
    if (follows && !urgent && !batch.isReplaced && !batch.isHurried)
      await awaitAnswer(transaction, batch, requests.at(-1));
    requests.push(ignoreRejection(journal.add(stored())));
  }
  const all = [...covers, batch].flatMap((one) => one.changes.map(({ sequence }) => sequence));
  requests.push(putSummary(transaction, id, summary, all.at(-1)));
  // Without this, the transaction commits only after the page has handled every result.
  transaction.commit();
  await Promise.all(requests);
}

/** Awaits the result of a request; until then the transaction can be aborted. */
async function awaitAnswer(transaction: Writing, batch: Batch, request: Promise<unknown> | undefined): Promise<void> {
  batch.interrupt = () => abort(transaction);
  try {
    await request;
  } catch (error) {
    throw batch.isReplaced ? new Interrupted() : error;
  } finally {
    batch.interrupt = undefined;
  }
}

interface Expectation {
  /** The number of the change before the transaction's own. */
  readonly expected: number;
  /** The highest number that this tab reserved: a later batch may have been stored before this one was retried. */
  readonly reserved: number;
  readonly missing: () => DraftError;
}

function faultOf([summary, last]: Found, { expected, reserved, missing }: Expectation): DraftError | undefined {
  if (summary === undefined) return missing();
  if (last > Math.max(expected, reserved)) return draftChanged();
  // Existing numbers are missing: the browser lost data, and only this tab has the complete draft.
  return last < expected ? draftLost() : undefined;
}

/** Reverts this tab’s changes to a draft that was deleted, or changed by another tab. */
async function revertChanges(
  transactions: Transactions,
  id: string,
  first: number,
  writer: string,
  [summary]: Found,
): Promise<void> {
  await transactions.write('strict', async (transaction) => {
    const journal = transaction.objectStore('journal');
    const values = await journal.getAll(keysOf(id, first));
    const own = values.filter((value) => isJsonObject(value) && value['writer'] === writer);
    const keys = own.map((value) => [id, (value as { sequence: number }).sequence] as [string, number]);
    const summaries = transaction.objectStore('summaries');
    // It may have been saved again completely in the meantime.
    const isBack = summary === undefined && (await transaction.objectStore('copies').count(keysOf(id))) > 0;
    const line = summary === undefined ? !isBack && summaries.delete(id) : summaries.put(summary);
    await Promise.all([line, ...keys.map((key) => journal.delete(key))]);
  });
}

/** Deletes this tab’s changes after a number, which were stored although they were reported as failed. */
async function clearOwn(
  transaction: DraftTransaction<'readwrite'>,
  id: string,
  expected: number,
  writer: string,
): Promise<void> {
  const range = keysOf(id, expected + 1);
  const values = await transaction.objectStore('journal').getAll(range);
  if (values.length === 0) return;
  if (!values.every((value) => isJsonObject(value) && value['writer'] === writer)) throw draftChanged();
  await transaction.objectStore('journal').delete(range);
}

/** Whether changes were stored although their transaction failed. */
async function haveArrived(transactions: Transactions, id: string, draft: KnownDraft, batch: Batch): Promise<boolean> {
  const later = [...draft.batches].filter(({ covers }) => covers.includes(batch));
  for (const { work } of later) {
    if (
      await work.then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  try {
    const stored = await transactions.read((transaction) =>
      Promise.all(batch.changes.map(({ sequence }) => transaction.objectStore('journal').get([id, sequence]))),
    );
    return batch.changes.every((change, index) => isSameChange(stored[index], change.stored()));
  } catch {
    return false;
  }
}

function isSameChange(value: unknown, { seal, writer }: StoredChange): boolean {
  return isJsonObject(value) && value['seal'] === seal && value['writer'] === writer;
}
