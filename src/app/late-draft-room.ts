import type { RoomWithDeleted } from './deleted-room.ts';
import type { Late } from './late.ts';

/** The room of the drafts, whose code follows the first paint of the library. `onTrouble` is told where it never comes. */
export function lateDraftRoom(room: Late<RoomWithDeleted>, onTrouble: (error: unknown) => void): RoomWithDeleted {
  return {
    refresh: () => room.get().then((ready) => ready.refresh(), onTrouble),
    add: async (workspace) => (await room.get()).add(workspace),
    remove: async (id) => (await room.get()).remove(id),
    restore: async (id) => (await room.get()).restore(id),
    forget: async (ids) => (await room.get()).forget(ids),
    duplicate: async (id) => (await room.get()).duplicate(id),
    rename: async (id, title) => (await room.get()).rename(id, title),
    load: async (id) => (await room.get()).load(id),
    peek: async (id) => (await room.get()).peek(id),
    stored: async (id) => (await room.get()).stored(id),
    claim: async (id) => (await room.get()).claim(id),
    keepLost: async (id, shown) => (await room.get()).keepLost(id, shown),
    letGo: (id) => room.now()?.letGo(id),
    states: async (id) => (await room.get()).states(id),
    readState: async (id, stateId) => (await room.get()).readState(id, stateId),
    keepExported: async (...given) => (await room.get()).keepExported(...given),
    damaged: async (id) => (await room.get()).damaged(id),
    rawDraft: async (id) => (await room.get()).rawDraft(id),
    allRaw: async () => (await room.get()).allRaw(),
    listen(listener) {
      let ended = false;
      let stop = (): void => undefined;
      const begun = room.get().then((ready) => {
        if (!ended) stop = ready.listen(listener);
      });
      begun.catch(onTrouble);
      return () => {
        ended = true;
        stop();
      };
    },
    forgetLost: async (ids) => (await room.get()).forgetLost(ids),
    opened: (id) => room.now()?.opened(id),
    release: async () => room.now()?.release(),
    wouldLose: () => room.now()?.wouldLose() ?? false,
  };
}
