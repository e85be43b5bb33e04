/** Finds drafts that the browser lost, by comparing the marks of existing drafts with the database. */
import type { DraftMarks } from './draft-marks.ts';
import { draftDeleted, draftLost, type DraftError, type DraftRecord, type LostDraft } from './drafts.ts';
import { isThere } from './stored-drafts.ts';
import type { Transactions } from './transactions.ts';

/** Distinguishes drafts that the browser lost from deleted ones. */
export interface LostDrafts {
  /** Records that these drafts exist. Of deleted ones, nothing can be lost. */
  recordListed(records: readonly DraftRecord[]): void;
  /** Returns the IDs of drafts that should exist but were not listed. */
  listUnlisted(): readonly string[];
  /** Returns the drafts that should exist but do not. */
  find(): Promise<readonly LostDraft[]>;
  /** Returns why a missing draft does not exist. */
  why(id: string): DraftError;
}

/** Finds drafts that are marked but not in the database. */
export function createLostDrafts(transactions: Transactions, marks: DraftMarks): LostDrafts {
  /** The ID of the marks at the start. A different one means that the marks were cleared too. */
  const name = marks.name();
  let listedIds: ReadonlySet<string> = new Set();

  return {
    recordListed(records) {
      for (const { id, title, deletedAt } of records) if (deletedAt === undefined) marks.mark(id, title);
      listedIds = new Set(records.map(({ id }) => id));
    },
    listUnlisted: () => [...marks.all().keys()].filter((id) => !listedIds.has(id)),
    async find() {
      const missing = [...marks.all()].filter(([id]) => !listedIds.has(id));
      if (missing.length === 0) return [];
      const present = await transactions.read((transaction) =>
        Promise.all(missing.map(([id]) => isThere(transaction, id))),
      );
      // Another tab may have deleted one during the query.
      const marked = marks.all();
      return missing.filter(([id], index) => !present[index] && marked.has(id)).map(([id, title]) => ({ id, title }));
    },
    why(id) {
      const isSure = name !== undefined && name === marks.name();
      const wasDeleted = isSure && !marks.all().has(id) && !marks.isPassedOver(id);
      return wasDeleted ? draftDeleted() : draftLost();
    },
  };
}
