/** Makes this tab the writer of a stored draft without losing a late change of the previous writer. */
import { isDraftChanged, type DraftStore, type LoadedDraft } from './drafts.ts';
import { witnessOf } from './journal.ts';

/** How often to retry if a late change of another tab interferes. */
const attempts = 5;

/**
 * Takes a draft over from the tab that was writing it. Appends an empty change, which takes the next number of the
 * journal: a pending change of the other tab is either stored before it and read here, or rejected there and saved by
 * that tab as a new draft.
 */
export async function claimDraft(
  drafts: Pick<DraftStore, 'load' | 'append'>,
  id: string,
): Promise<LoadedDraft | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const draft = await drafts.load(id);
    if (!draft) return undefined;
    try {
      await drafts.append(id, [{ patches: [], witness: witnessOf(draft.workspace, []) }], draft.record);
      return draft;
    } catch (error) {
      // If nothing can be written at all, editing continues, and the next change reports the error.
      if (!isDraftChanged(error) || attempt === attempts) return draft;
    }
  }
}
