import { DraftError, type DraftStore, type LoadedDraft } from '../drafts/drafts.ts';
import { witnessOf } from '../drafts/journal.ts';

/** How often a draft is taken anew where a late change of another window came between. */
const attempts = 5;

/**
 * Takes a draft from a window that wrote to it. A change that changes nothing takes the next number of its journal: a
 * change of that window that is still on its way either came before it, and is read here, or is refused there and kept
 * by that window as a draft of its own.
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
      const changed = error instanceof DraftError && error.code === 'changed-elsewhere';
      // Where nothing can be written at all, the work goes on and says so with its next change.
      if (!changed || attempt === attempts) return draft;
    }
  }
}
