import type { DraftTransaction } from './draft-database.ts';
import { readRecord } from './draft-records.ts';
import type { WholeDraft } from './drafts.ts';
import type { LostDrafts } from './lost-drafts.ts';
import { isThere } from './stored-drafts.ts';
import type { UnkeptNotes } from './unkept-notes.ts';

/** Puts a draft where that is wanted, as the transaction that puts it finds things. Gives whether it was put. */
export type PutIf = (
  draft: WholeDraft,
  isWanted: (transaction: DraftTransaction<'readwrite'>) => Promise<boolean>,
) => Promise<boolean>;

export interface TakingBackParts {
  readonly notes: UnkeptNotes;
  readonly lost: Pick<LostDrafts, 'why'>;
  readonly putIf: PutIf;
  /** Whether this window alone may write in the draft: another may be about to keep it itself. */
  readonly alone: boolean;
}

/**
 * Keeps a draft again that was written down whole when its page was left, because the device had lost it. Where the
 * device has the draft after all, what was written down counts only for who writes in it alone, and only where the draft
 * has not gone on since; it is forgotten where a person has deleted the draft. Gives whether anything was kept, or why it
 * could not be: then it stays written down.
 */
export async function takeBack(parts: TakingBackParts, id: string): Promise<boolean | Error> {
  const { notes, lost, putIf, alone } = parts;
  const noted = notes.readWhole(id);
  if (!noted) return false;
  let isHere = true;
  try {
    const taken = await putIf(noted, async (transaction) => {
      isHere = await isThere(transaction, id);
      if (!isHere) return lost.why(id).code === 'lost';
      const line = await transaction.objectStore('summaries').get(id);
      return alone && (readRecord(line)?.changedAt ?? -Infinity) <= noted.record.changedAt;
    });
    if (!taken && !isHere) notes.clear(id);
    return taken;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
