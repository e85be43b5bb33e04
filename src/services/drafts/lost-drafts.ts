import type { DraftMarks } from './draft-marks.ts';
import { draftGone, draftLost, type DraftError, type DraftRecord, type LostDraft } from './drafts.ts';
import { isThere } from './stored-drafts.ts';
import type { Transactions } from './transactions.ts';

/** Tells drafts that the device has lost from those that a person deleted. */
export interface LostDrafts {
  /** These drafts are there. */
  listed(records: readonly DraftRecord[]): void;
  /** Those that were not listed and are to be there. */
  unlisted(): readonly string[];
  /** The drafts that are to be there and are not. */
  find(): Promise<readonly LostDraft[]>;
  /** Why a draft is not there, where it is not. */
  why(id: string): DraftError;
}

/** Looks for drafts that are marked and not in the database. */
export function createLostDrafts(transactions: Transactions, marks: DraftMarks): LostDrafts {
  /** The marks' name as it was at first: another one means that they were cleared too. */
  const name = marks.name();
  let listedIds: ReadonlySet<string> = new Set();

  return {
    listed(records) {
      for (const { id, title } of records) marks.mark(id, title);
      listedIds = new Set(records.map(({ id }) => id));
    },
    unlisted: () => [...marks.all().keys()].filter((id) => !listedIds.has(id)),
    async find() {
      const missing = [...marks.all()].filter(([id]) => !listedIds.has(id));
      if (missing.length === 0) return [];
      const present = await transactions.read((transaction) =>
        Promise.all(missing.map(([id]) => isThere(transaction, id))),
      );
      // Another window may have deleted one while the device was asked.
      const marked = marks.all();
      return missing.filter(([id], index) => !present[index] && marked.has(id)).map(([id, title]) => ({ id, title }));
    },
    why(id) {
      const isSure = name !== undefined && name === marks.name();
      const wasDeleted = isSure && !marks.all().has(id) && !marks.isPassedOver(id);
      return wasDeleted ? draftGone() : draftLost();
    },
  };
}
