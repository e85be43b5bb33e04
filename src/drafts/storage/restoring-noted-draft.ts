/** Saves a lost draft again from the complete note that its page wrote when it closed. */
import type { DraftTransaction } from './draft-database.ts';
import { readRecord } from './draft-records.ts';
import type { WholeDraft } from './drafts.ts';
import type { LostDrafts } from './lost-drafts.ts';
import { isThere } from './stored-drafts.ts';
import type { UnsavedNotes } from './unsaved-notes.ts';

/** Stores a draft if `isWanted` agrees within the same transaction. Resolves to whether it was stored. */
export type PutIf = (
  draft: WholeDraft,
  isWanted: (transaction: DraftTransaction<'readwrite'>) => Promise<boolean>,
) => Promise<boolean>;

export interface RestoreNotedDraftParts {
  readonly notes: UnsavedNotes;
  readonly lost: Pick<LostDrafts, 'why'>;
  readonly putIf: PutIf;
  /** Whether only this tab may write the draft; otherwise another tab may be about to save it itself. */
  readonly alone: boolean;
}

/**
 * Restores a draft that was noted completely when its page closed, because the browser had lost it. If the draft exists
 * after all, the note is used only by the only writer, and only if the draft has not changed since. If the draft was
 * deleted by a person, the note is discarded. Resolves to whether the draft was restored, or to the error; then the
 * note stays.
 */
export async function restoreNotedDraft(parts: RestoreNotedDraftParts, id: string): Promise<boolean | Error> {
  const { notes, lost, putIf, alone } = parts;
  const noted = notes.readWhole(id);
  if (!noted) return false;
  let isHere = true;
  try {
    const isStored = await putIf(noted, async (transaction) => {
      isHere = await isThere(transaction, id);
      if (!isHere) return lost.why(id).code === 'lost';
      const line = await transaction.objectStore('summaries').get(id);
      return alone && (readRecord(line)?.changedAt ?? -Infinity) <= noted.record.changedAt;
    });
    if (!isStored && !isHere) notes.clear(id);
    return isStored;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
