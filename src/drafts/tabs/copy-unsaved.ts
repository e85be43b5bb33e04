import { titleInWords } from '../../core/assessment/draft-title.ts';
import { messageOf } from '../../core/json/message-of.ts';
import { diffWorkspaces } from '../../core/workspace/patch.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';

export type CopyOutcome =
  /** The stored draft equals the shown one, so there is nothing to copy. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'copied'; readonly title: string }
  /** The changes exist only in this page’s memory. */
  | { readonly kind: 'failed'; readonly why: string };

interface CopyParts {
  readonly desk: DeskStore;
  readonly repository: Pick<DraftRepository, 'store' | 'add' | 'dropUnsaved'>;
  readonly id: string;
}

/**
 * Saves the shown content as a new draft if the draft was changed in another tab. The desk is read-only until then.
 * Never rejects.
 */
export async function copyUnsaved({ desk, repository, id }: CopyParts): Promise<CopyOutcome> {
  const mine = desk.getState().draft?.workspace;
  if (!mine) return { kind: 'nothing' };
  desk.actions.follow(mine);
  try {
    const theirs = await (await repository.store()).peek(id);
    if (theirs && diffWorkspaces(theirs.workspace, mine).length === 0) {
      repository.dropUnsaved(id);
      return { kind: 'nothing' };
    }
    const title = `${titleInWords(mine.title)} (unsaved copy)`;
    await repository.add({ ...mine, title });
    repository.dropUnsaved(id);
    return { kind: 'copied', title };
  } catch (error) {
    const reason = messageOf(error);
    const why = `This draft was changed in another tab, and your changes here could not be saved. They exist only on this page. Export them now. (${reason})`;
    return { kind: 'failed', why };
  }
}
