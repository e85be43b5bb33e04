import type { DeletedDrafts } from '../services/deleted-drafts.ts';
import { restorableFor } from '../services/deleted-drafts.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { DraftSummary, LibraryState } from '../store/library-store.ts';
import type { DraftRepository } from './draft-repository.ts';

/** A room in which a deleted draft is put aside for 30 days, with its history and all, before it goes. */
export interface RepositoryWithDeleted extends DraftRepository {
  /** Brings a deleted draft back. */
  restore(id: string): Promise<void>;
  /** Takes drafts off the device for good. Rejects where one could not go, or not wholly, after all others have gone. */
  forget(ids: readonly string[]): Promise<void>;
}

/** Tells drafts that were deleted from the others, the one deleted last first. Nobody misses a lost one that was deleted. */
export function arrangeDrafts(
  list: readonly DraftSummary[],
  lost: LibraryState['lost'],
  deleted: ReadonlyMap<string, number>,
): Pick<LibraryState, 'drafts' | 'deleted' | 'lost'> {
  const gone = list.flatMap((draft) => {
    const deletedAt = deleted.get(draft.id);
    return deletedAt === undefined ? [] : [{ ...draft, deletedAt, goesAt: deletedAt + restorableFor }];
  });
  return {
    drafts: list.filter(({ id }) => !deleted.has(id)),
    lost: lost.filter(({ id }) => !deleted.has(id)),
    deleted: gone.toSorted((one, other) => other.deletedAt - one.deletedAt),
  };
}

export interface RepositoryWithDeletedParts {
  readonly repository: DraftRepository;
  readonly desk: DeskStore;
  readonly bin: DeletedDrafts;
  /** Is told of each draft that has left the device, so that what is kept beside it goes too. */
  readonly onForgotten: (id: string) => Promise<void>;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** Puts deleted drafts aside in place of removing them. What was put aside 30 days ago goes when the list is first read. */
export function withDeletedDrafts({
  repository,
  desk,
  bin,
  onForgotten,
  clock,
}: RepositoryWithDeletedParts): RepositoryWithDeleted {
  let swept = false;

  /** The mark goes last: as long as something of the draft may be left, it is tried again when the 30 days are over. */
  async function forgetOne(id: string): Promise<void> {
    await repository.remove(id);
    await onForgotten(id);
    bin.unmark(id);
  }

  async function forget(ids: readonly string[]): Promise<void> {
    const troubles: unknown[] = [];
    try {
      for (const id of ids) await forgetOne(id).catch((error: unknown) => troubles.push(error));
    } finally {
      await repository.refresh();
    }
    if (troubles.length > 0) throw troubles[0];
  }

  async function sweep(): Promise<void> {
    if (swept) return;
    swept = true;
    const old = [...bin.all()].filter(([, at]) => clock() - at > restorableFor).map(([id]) => id);
    // What cannot go now goes another time.
    if (old.length > 0) await forget(old).catch(() => undefined);
  }

  // Work that goes on in a draft, in this window or in another, is never on its way out.
  desk.subscribe(({ draft }, { draft: before }) => {
    if (draft && draft.workspace !== before?.workspace) bin.unmark(draft.id);
  });

  return {
    ...repository,
    async refresh() {
      await repository.refresh();
      await sweep();
    },
    async remove(id) {
      bin.mark(id, clock());
      await repository.refresh();
    },
    async restore(id) {
      bin.unmark(id);
      await repository.refresh();
    },
    forget,
  };
}
