import type { DeletedDrafts } from '../storage/deleted-drafts.ts';
import { restorableFor } from '../storage/deleted-drafts.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { DraftSummary, LibraryState } from '../../store/library-store.ts';
import type { DraftRepository } from './draft-repository.ts';

/** A repository that keeps deleted drafts, with their history, for 30 days. */
export interface RepositoryWithDeleted extends DraftRepository {
  /** Restores a deleted draft. */
  restore(id: string): Promise<void>;
  /** Permanently deletes drafts. Tries all of them, then rejects if one could not be deleted completely. */
  forget(ids: readonly string[]): Promise<void>;
}

/**
 * Separates deleted drafts from the others, most recently deleted first. Lost drafts that were deleted are not
 * reported.
 */
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
  /** Called for each permanently deleted draft, to delete its related data. */
  readonly onForgotten: (id: string) => Promise<void>;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/**
 * Marks drafts as deleted instead of removing them. Drafts deleted over 30 days ago are removed at the first refresh.
 */
export function withDeletedDrafts({
  repository,
  desk,
  bin,
  onForgotten,
  clock,
}: RepositoryWithDeletedParts): RepositoryWithDeleted {
  let swept = false;

  /** Removes the mark last, so that an incomplete deletion is tried again at the next cleanup. */
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
    // Failed deletions are tried again next time.
    if (old.length > 0) await forget(old).catch(() => undefined);
  }

  // A draft that is edited, in this tab or another one, is no longer deleted.
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
