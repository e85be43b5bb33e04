/** Deletes and restores drafts, and permanently deletes those whose 30 days are over. */
import { restorableFor, type DeletedDrafts } from '../storage/deleted-drafts.ts';
import type { DeskStore } from '../../store/desk-store.ts';

/** The part of the repository that deletes drafts. */
export interface Deleting {
  /** Rereads the list. Never rejects: errors are shown in the library. */
  refresh(): Promise<void>;
  /** Deletes a draft; it can be restored for 30 days. */
  remove(id: string): Promise<void>;
  /** Restores a deleted draft. */
  restore(id: string): Promise<void>;
  /** Permanently deletes drafts. Tries all of them, then rejects if one could not be deleted completely. */
  forget(ids: readonly string[]): Promise<void>;
}

export interface DeletingParts {
  readonly desk: DeskStore;
  readonly deleted: DeletedDrafts;
  /** Rereads the library’s list. */
  readonly relist: () => Promise<void>;
  /** Deletes everything that is stored of a draft. */
  readonly erase: (id: string) => Promise<void>;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/**
 * Creates the methods that delete drafts: they mark drafts as deleted, and remove drafts deleted over 30 days ago at
 * the first refresh.
 */
export function deletingMethods({ desk, deleted, relist, erase, clock }: DeletingParts): Deleting {
  let hasCleanedUp = false;

  async function forget(ids: readonly string[]): Promise<void> {
    const troubles: unknown[] = [];
    try {
      for (const id of ids) {
        // The mark is removed last, so that an incomplete deletion is tried again at the next cleanup.
        const deletion = erase(id).then(() => deleted.unmark(id));
        await deletion.catch((error: unknown) => troubles.push(error));
      }
    } finally {
      await relist();
    }
    if (troubles.length > 0) throw troubles[0];
  }

  async function deleteExpired(): Promise<void> {
    if (hasCleanedUp) return;
    hasCleanedUp = true;
    const old = [...deleted.all()].filter(([, at]) => clock() - at > restorableFor).map(([id]) => id);
    // Failed deletions are tried again next time.
    if (old.length > 0) await forget(old).catch(() => undefined);
  }

  // A draft that is edited, in this tab or another one, is no longer deleted.
  desk.subscribe(({ draft }, { draft: before }) => {
    if (draft && draft.workspace !== before?.workspace) deleted.unmark(draft.id);
  });

  return {
    async refresh() {
      await relist();
      await deleteExpired();
    },
    async remove(id) {
      deleted.mark(id, clock());
      await relist();
    },
    async restore(id) {
      deleted.unmark(id);
      await relist();
    },
    forget,
  };
}
