import type { RepositoryWithDeleted } from './repository-with-deleted.ts';
import type { LazyLoader } from './lazy-loader.ts';

/**
 * A draft repository whose code loads after the first paint of the library. `onTrouble` gets the error if loading
 * fails.
 */
export function lazyDraftRepository(
  repository: LazyLoader<RepositoryWithDeleted>,
  onTrouble: (error: unknown) => void,
): RepositoryWithDeleted {
  return {
    refresh: () => repository.get().then((ready) => ready.refresh(), onTrouble),
    add: async (workspace) => (await repository.get()).add(workspace),
    remove: async (id) => (await repository.get()).remove(id),
    restore: async (id) => (await repository.get()).restore(id),
    forget: async (ids) => (await repository.get()).forget(ids),
    duplicate: async (id) => (await repository.get()).duplicate(id),
    rename: async (id, title) => (await repository.get()).rename(id, title),
    load: async (id) => (await repository.get()).load(id),
    peek: async (id) => (await repository.get()).peek(id),
    stored: async (id) => (await repository.get()).stored(id),
    claim: async (id) => (await repository.get()).claim(id),
    restoreLost: async (id, shown) => (await repository.get()).restoreLost(id, shown),
    dropUnsaved: (id) => repository.now()?.dropUnsaved(id),
    states: async (id) => (await repository.get()).states(id),
    readState: async (id, stateId) => (await repository.get()).readState(id, stateId),
    saveExportedVersion: async (...given) => (await repository.get()).saveExportedVersion(...given),
    damaged: async (id) => (await repository.get()).damaged(id),
    rawDraft: async (id) => (await repository.get()).rawDraft(id),
    allRaw: async () => (await repository.get()).allRaw(),
    listen(listener) {
      let ended = false;
      let stop = (): void => undefined;
      const begun = repository.get().then((ready) => {
        if (!ended) stop = ready.listen(listener);
      });
      begun.catch(onTrouble);
      return () => {
        ended = true;
        stop();
      };
    },
    dismissLost: async (ids) => (await repository.get()).dismissLost(ids),
    opened: (id) => repository.now()?.opened(id),
    release: async () => repository.now()?.release(),
    wouldLose: () => repository.now()?.wouldLose() ?? false,
  };
}
