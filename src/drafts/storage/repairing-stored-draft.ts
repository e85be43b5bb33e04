/** Writes a recovered draft back to the database, and sets its damaged or older records aside. */
import { systemClock } from '../../platform/clock.ts';
import { storedChange, type StoredChange } from './journal.ts';
import type { ReadDraft } from './reading-drafts.ts';
import { addChanges, putSummary, replaceAll, setAside } from './stored-drafts.ts';
import type { Transactions } from './transactions.ts';
import { draftWithoutChanges, type KnownDraft } from './pending-changes.ts';

/**
 * Stores noted changes in the database, as `writer`. If records were damaged or in an older format, sets them aside,
 * rewrites the draft and calls `onSetAside`. If that fails, the draft still opens.
 */
export async function repairStoredDraft(
  transactions: Transactions,
  id: string,
  draft: ReadDraft,
  { writer, onSetAside }: { readonly writer: string; readonly onSetAside: () => void },
): Promise<KnownDraft> {
  const { record, workspace, history, last, base, missing, damage, older, unlisted } = draft;
  const now = systemClock();
  if (missing.length > 0 || unlisted) {
    const changes = missing.map((change) =>
      storedChange(id, change.sequence, change, (change as Partial<StoredChange>).writer ?? writer),
    );
    await transactions.write('strict', (transaction) =>
      Promise.all([...addChanges(transaction, changes), putSummary(transaction, id, record, last)]),
    );
  }
  if (damage.length + older.length === 0) return draftWithoutChanges(last, base);
  try {
    await transactions.write('strict', async (transaction) => {
      await setAside(transaction, id, 'older-format', older, now);
      await setAside(transaction, id, 'damaged', damage, now);
      const replacement = replaceAll(transaction, id, last, workspace, history);
      await Promise.all([...replacement, putSummary(transaction, id, record, last)]);
    });
    onSetAside();
    return draftWithoutChanges(last, last);
  } catch {
    return draftWithoutChanges(last, base);
  }
}
