import { keysOf, type DraftTransaction } from './draft-database.ts';
import { isJsonObject } from '../../core/assessment/json.ts';
import { DraftError, draftChanged, draftGone, type DraftSummary } from './drafts.ts';
import type { StoredChange } from './journal.ts';
import { addChanges, heard, lastSequence, putSummary } from './stored-drafts.ts';
import type { Transactions } from './transactions.ts';

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

/** Changes that are kept together, or not at all. */
interface Batch {
  readonly changes: readonly StoredChange[];
  /** Those before it that it brings along, because they were under way when it was urgent. */
  readonly covers: readonly Batch[];
  work: Promise<unknown>;
}

export interface Appending {
  readonly id: string;
  readonly changes: readonly StoredChange[];
  readonly summary: DraftSummary;
  readonly urgent: boolean;
}

export function knownAs(sequence: number, copy: number): Known {
  return { sequence, kept: sequence, copy, batches: new Set(), unsure: false, noted: false };
}

export function isUnderWay({ batches }: Known): boolean {
  return batches.size > 0;
}

/** The changes that are under way, in order. */
export function underWay({ batches }: Known): readonly StoredChange[] {
  return [...batches].flatMap(({ changes }) => changes);
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
  const { changes } = appending;
  const [first, last] = [changes[0]?.sequence, changes.at(-1)?.sequence];
  if (first === undefined || last === undefined) return;
  draft.sequence = last;
  const covers = appending.urgent ? [...draft.batches] : [];
  const batch: Batch = { changes, covers, work: write(transactions, draft, appending, covers) };
  draft.batches.add(batch);
  try {
    await batch.work;
    draft.kept = Math.max(draft.kept, last);
  } catch (error) {
    if (await arrived(transactions, draft, batch)) {
      draft.kept = Math.max(draft.kept, last);
    } else {
      draft.sequence = Math.min(draft.sequence, first - 1);
      draft.unsure = true;
      throw error;
    }
  } finally {
    draft.batches.delete(batch);
  }
}

function write(
  transactions: Transactions,
  draft: Known,
  { id, changes, summary, urgent }: Appending,
  covers: readonly Batch[],
): Promise<unknown> {
  const expected = (changes[0]?.sequence ?? 1) - 1;
  return transactions.write('relaxed', async (transaction) => {
    if (draft.unsure) await clearOwn(transaction, id, expected, changes[0]?.writer ?? '');
    // Every request is placed before the first answer is awaited: a page that is being left may never see one.
    const found = Promise.all([transaction.objectStore('summaries').getKey(id), lastSequence(transaction, id)]);
    const checked = found.then((state) => urgent || requireNext(state, expected, draft));
    // Where a change cannot be written at all, nobody waits for the check.
    checked.catch(() => undefined);
    const journal = transaction.objectStore('journal');
    // Put, not added: where the one before has arrived by itself, this is the same change again.
    const brought = covers.flatMap((batch) => batch.changes.map((change) => heard(journal.put(change))));
    const writes = [...brought, ...addChanges(transaction, changes), putSummary(transaction, id, summary)];
    if (urgent && !draft.unsure) transaction.commit();
    await Promise.all([checked, ...writes]);
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

function requireNext([key, last]: readonly [string | undefined, number], expected: number, { kept }: Known): void {
  if (key === undefined) throw draftGone();
  if (last > expected) throw draftChanged();
  if (last < expected && expected > kept) {
    throw new DraftError('storage', 'A change before this one has not been kept yet. It is tried again.');
  }
}

/** Whether changes whose transaction failed are kept all the same. */
async function arrived(transactions: Transactions, draft: Known, batch: Batch): Promise<boolean> {
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
      Promise.all(
        batch.changes.map(({ draft: id, sequence }) => transaction.objectStore('journal').get([id, sequence])),
      ),
    );
    return batch.changes.every(({ seal, writer }, index) => isSameChange(stored[index], seal, writer));
  } catch {
    return false;
  }
}

function isSameChange(value: unknown, seal: number, writer: string): boolean {
  return isJsonObject(value) && value['seal'] === seal && value['writer'] === writer;
}
