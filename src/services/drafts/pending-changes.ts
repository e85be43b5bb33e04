import { changeStores, keysOf, type DraftTransaction } from './draft-database.ts';
import { isJsonObject } from '../../core/assessment/json.ts';
import { draftChanged, draftLost, type DraftError, type DraftSummary } from './drafts.ts';
import { storedChange, type JournalEntry, type StoredChange } from './journal.ts';
import { heard, lastSequence, putSummary } from './stored-drafts.ts';
import { abort, Interrupted, type Transactions } from './transactions.ts';

/** How far this window knows a draft. */
export interface Known {
  /** The number of its last change, under way or kept. */
  sequence: number;
  /** The number of the last change that is surely kept. */
  kept: number;
  /** The number of the change that its whole copy was made after. */
  copy: number;
  /** What is on its way, in the order in which it was handed over. */
  readonly batches: Set<Batch>;
  /** Whether something failed of which it is not sure that nothing was kept. */
  unsure: boolean;
  /** Whether what is under way was written down elsewhere. */
  noted: boolean;
}

/** A change that is to be stored. */
export interface UnstoredChange {
  readonly sequence: number;
  readonly writer: string;
  readonly isPart: boolean;
  /** The change with its seal, which is made once, when it is first asked for. */
  readonly stored: () => StoredChange;
}

export function unstoredChange(draft: string, sequence: number, entry: JournalEntry, writer: string): UnstoredChange {
  let stored: StoredChange | undefined;
  const make = (): StoredChange => (stored ??= storedChange(draft, sequence, entry, writer));
  return { sequence, writer, isPart: entry.isPart === true, stored: make };
}

type Writing = DraftTransaction<'readwrite'>;

/** Changes that are kept together, or not at all. */
interface Batch {
  readonly changes: readonly UnstoredChange[];
  /** The draft's line in the library after them. */
  readonly summary: DraftSummary;
  /** Those before it that it brings along, because they were under way when it was urgent. */
  readonly covers: readonly Batch[];
  /** Resolves when they are surely kept; rejects when they surely are not. */
  work: Promise<unknown>;
  /** Ends its transaction; set while parts of a large change are still to be placed in it. */
  interrupt: (() => void) | undefined;
  /** Another batch brings it along, and a transaction that it followed on was ended. */
  isReplaced: boolean;
}

export interface Appending {
  readonly id: string;
  readonly changes: readonly UnstoredChange[];
  readonly summary: DraftSummary;
  readonly urgent: boolean;
  /** Why the draft is not there, where it is not. */
  readonly missing: () => DraftError;
}

export function knownAs(sequence: number, copy: number): Known {
  return { sequence, kept: sequence, copy, batches: new Set(), unsure: false, noted: false };
}

export function isUnderWay({ batches }: Known): boolean {
  return batches.size > 0;
}

/** The changes that are under way, in order. */
export function underWay({ batches }: Known): readonly StoredChange[] {
  return [...batches].flatMap(({ changes }) => changes.map(({ stored }) => stored()));
}

/** Whether more is under way than can be written down elsewhere. */
export function isLargeUnderWay({ batches }: Known): boolean {
  return [...batches].some(({ changes }) => changes.some(({ isPart }) => isPart));
}

/** Resolves when nothing of a draft is under way. */
export async function settled(draft: Known | undefined): Promise<void> {
  if (draft) await Promise.allSettled([...draft.batches].map(({ work }) => work));
}

/**
 * Adds changes to the journal. They count as made from now on, so that others can follow while they are under way; the
 * numbers are taken back where they fail. Rejects only where they were surely not kept: a change that has arrived
 * although its transaction failed (the connection broke on the way back, or an urgent one brought it along) is kept.
 */
export async function appendChanges(transactions: Transactions, draft: Known, appending: Appending): Promise<void> {
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
    draft.kept = Math.max(draft.kept, last);
  } catch (error) {
    draft.sequence = Math.min(draft.sequence, first - 1);
    draft.unsure = true;
    throw error;
  } finally {
    draft.batches.delete(batch);
  }
}

/**
 * Hands over at once, in one transaction, all that is under way where a large change is still handed over in parts: the
 * page may be gone before their turns come. Resolves when it is kept or has failed.
 */
export async function hurryLarge(transactions: Transactions, draft: Known, id: string): Promise<void> {
  const covers = [...draft.batches];
  const summary = covers.at(-1)?.summary;
  if (!summary || !interruptLarge(covers)) return;
  const batch = newBatch([], summary, covers);
  batch.work = transactions.write('relaxed', (transaction) => place(transaction, id, batch, true), changeStores);
  draft.batches.add(batch);
  await Promise.allSettled([batch.work]);
  draft.batches.delete(batch);
}

function newBatch(changes: Batch['changes'], summary: DraftSummary, covers: readonly Batch[]): Batch {
  return { changes, summary, covers, work: Promise.resolve(), interrupt: undefined, isReplaced: false };
}

/** Ends the transactions in which parts are still to be placed; the batches are placed again. Gives whether any was. */
function interruptLarge(batches: readonly Batch[]): boolean {
  if (!batches.some(({ interrupt }) => interrupt)) return false;
  for (const batch of batches) {
    batch.isReplaced = true;
    batch.interrupt?.();
    batch.interrupt = undefined;
  }
  return true;
}

interface Keeping extends Appending {
  readonly first: number;
  readonly last: number;
  readonly batch: Batch;
  /** The one handed over before it, while that is under way. */
  readonly before: Batch | undefined;
}

/**
 * Writes, and looks at what was there before afterwards: a page that is busy with keys may hear the database's answers
 * seconds late, and what was typed must not wait for them to be kept.
 */
async function keep(transactions: Transactions, draft: Known, keeping: Keeping): Promise<void> {
  const { id, changes, batch, before, missing } = keeping;
  const isUrgent = (): boolean => keeping.urgent || batch.isReplaced;
  let found: Found | undefined;
  try {
    found = await write(transactions, draft, keeping);
  } catch (error) {
    if (!(await arrived(transactions, id, draft, batch))) throw error;
  }
  if (isUrgent()) return;
  // Behind a change that was not kept, this one is not either: both are tried again.
  await before?.work;
  // What it followed on was taken out of its transaction meanwhile, and is kept behind it.
  if (isUrgent()) return;
  const fault = found && faultOf(found, keeping.first - 1, missing);
  if (!found || !fault) return;
  await takeAway(transactions, id, keeping.first, changes[0]?.writer ?? '', found);
  throw fault;
}

/** What a transaction found before its own changes: the draft's line in the library, and the number of its last change. */
type Found = readonly [summary: unknown, last: number];

async function write(
  transactions: Transactions,
  draft: Known,
  { id, changes, urgent, first, batch }: Keeping,
): Promise<Found> {
  const cleared = draft.unsure;
  const found = await transactions.write(
    'relaxed',
    async (transaction) => {
      if (cleared) await clearOwn(transaction, id, first - 1, changes[0]?.writer ?? '');
      // Every request is placed before the first answer is awaited: a page that is being left may never see one.
      const state = Promise.all([heard(transaction.objectStore('summaries').get(id)), lastSequence(transaction, id)]);
      // Where a change cannot be written at all, nobody waits for what was there.
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
 * Places the changes of a batch and those that it brings along, and commits. Awaits nothing before that, except between
 * the parts of a large change that is not urgent: a part is sealed and placed in the task in which the answer to the one
 * before it arrives. Changes made meanwhile have their own transactions, which the browser runs after this one.
 */
async function place(transaction: Writing, id: string, batch: Batch, urgent: boolean): Promise<void> {
  const { changes, covers, summary } = batch;
  const journal = transaction.objectStore('journal');
  // Put, not added: where the one before has arrived by itself, this is the same change again.
  const requests: Promise<unknown>[] = covers.flatMap((covered) =>
    covered.changes.map(({ stored }) => heard(journal.put(stored()))),
  );
  for (const [index, { isPart, stored }] of changes.entries()) {
    const follows = isPart && changes[index - 1]?.isPart === true;
    if (follows && !urgent && !batch.isReplaced) await awaitAnswer(transaction, batch, requests.at(-1));
    requests.push(heard(journal.add(stored())));
  }
  requests.push(putSummary(transaction, id, summary));
  // By itself it would be committed only when this page has heard every answer.
  transaction.commit();
  await Promise.all(requests);
}

/** Waits for the answer to a request; until then the transaction can be interrupted. */
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

function faultOf([summary, last]: Found, expected: number, missing: () => DraftError): DraftError | undefined {
  if (summary === undefined) return missing();
  if (last > expected) return draftChanged();
  // Numbers that were there are not: the device has lost a part, and the whole is in this window only.
  return last < expected ? draftLost() : undefined;
}

/** Leaves a draft as it was before this window wrote in it, although it was gone or another window had gone on. */
async function takeAway(
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
    // Meanwhile it may have been kept again, whole.
    const isBack = summary === undefined && (await transaction.objectStore('copies').count(keysOf(id))) > 0;
    const line = summary === undefined ? !isBack && summaries.delete(id) : summaries.put(summary);
    await Promise.all([line, ...keys.map((key) => journal.delete(key))]);
  });
}

/** Takes away what this window wrote behind a number although it was told that it had failed. */
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

/** Whether changes whose transaction failed are kept all the same. */
async function arrived(transactions: Transactions, id: string, draft: Known, batch: Batch): Promise<boolean> {
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
