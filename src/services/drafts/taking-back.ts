import { readRecord } from './draft-records.ts';
import type { DraftStore } from './drafts.ts';
import type { LostDrafts } from './lost-drafts.ts';
import { isThere } from './stored-drafts.ts';
import type { Transactions } from './transactions.ts';
import type { UnkeptNotes } from './unkept-notes.ts';

export interface TakingBackParts {
  readonly transactions: Transactions;
  readonly notes: UnkeptNotes;
  readonly lost: Pick<LostDrafts, 'why'>;
  /** Where it is put, and what was written down of it is forgotten. */
  readonly drafts: Pick<DraftStore, 'put'>;
}

/**
 * Keeps a draft again that was written down whole when its page was left, because the device had lost it. What was
 * written down is left alone where it was kept after all, and the draft has gone on since; it is forgotten where a person
 * has deleted the draft. Gives whether anything was kept.
 */
export async function takeBack({ transactions, notes, lost, drafts }: TakingBackParts, id: string): Promise<boolean> {
  const noted = notes.readWhole(id);
  if (!noted) return false;
  const [isHere, line] = await transactions.read((transaction) =>
    Promise.all([isThere(transaction, id), transaction.objectStore('summaries').get(id)]),
  );
  const since = readRecord(line)?.changedAt ?? -Infinity;
  const isWanted = isHere ? since <= noted.record.changedAt : lost.why(id).code === 'lost';
  if (isWanted) await drafts.put(noted.record, noted.workspace, noted.history);
  else if (!isHere) notes.clear(id);
  return isWanted;
}
