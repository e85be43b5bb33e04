/** Chooses the draft store: on the device if possible, otherwise in memory. */
import { type DraftStore, DraftError, draftMethods, type DraftNews, type DraftPlace } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createMemoryDrafts } from './memory-drafts.ts';
import { retry } from './draft-database.ts';
import { lazyMethods } from '../../platform/lazy-loader.ts';

// A draft store in memory that moves to the device as soon as the storage is available.

/**
 * Creates drafts in memory while the storage is not available; `why` gives the reason. When `arriving` resolves,
 * everything in memory moves to that store, which is used from then on. If that fails, the drafts stay in memory.
 */
export function createTemporaryDrafts(why: string, arriving: Promise<DraftStore>): DraftStore {
  const memory = createMemoryDrafts(why);
  const listeners = new Set<(news: DraftNews) => void>();
  let current: DraftStore = memory;
  let place: DraftPlace = memory.place;
  /** Calls wait for a pending move, so that no change is made in memory during the move. */
  let moving: Promise<void> | undefined;

  const tell = (news: DraftNews): void => {
    for (const listener of listeners) listener(news);
  };

  async function move(device: DraftStore): Promise<void> {
    for (const record of await memory.list()) {
      const draft = await memory.load(record.id);
      if (!draft) continue;
      await device.put(record, draft.workspace, draft.history);
      for (const { id, reason, at, exportedAs } of await memory.states(record.id)) {
        await device.keepState(record.id, await memory.readState(record.id, id), reason, at, exportedAs);
      }
    }
    current = device;
    place = device.place;
    device.listen(tell);
  }

  function stay(error: unknown): void {
    const reason = error instanceof DraftError ? error.message : '';
    place = {
      kind: 'memory',
      why: `Drafts cannot be stored and will be lost when you close this page. ${reason}`.trimEnd(),
    };
  }

  arriving
    .then((device) => {
      moving = move(device);
      return moving;
    })
    .catch(stay)
    .finally(() => {
      moving = undefined;
      tell({ kind: 'place', place });
    });

  const drafts = async (): Promise<DraftStore> => {
    await moving?.catch(() => undefined);
    return current;
  };

  return {
    get place() {
      return place;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    noteUnsaved: (lost) => current.noteUnsaved(lost),
    ...lazyMethods({ get: drafts }, draftMethods),
  };
}

const blockedInWords =
  'An older version of Assessment Desk is open in another tab and blocks storage. Close that tab. Until then, your work is only in this tab; it is saved as soon as that tab is closed.';

/**
 * Opens the drafts on this device. If the browser has no storage or refuses it, returns drafts in memory that say so.
 * If a tab with an older version blocks the database, returns drafts in memory that move to the device later. Never
 * rejects.
 */
export function openDrafts(open = openIndexedDbDrafts): Promise<DraftStore> {
  return new Promise((resolve) => {
    const onBlocked = (): void => resolve(createTemporaryDrafts(blockedInWords, device));
    const device = retry(() => open(undefined, undefined, onBlocked));
    device.then(resolve, (error: unknown) => {
      const reason = error instanceof Error ? error.message : '';
      resolve(
        createMemoryDrafts(`Drafts cannot be stored and will be lost when you close this page. ${reason}`.trimEnd()),
      );
    });
  });
}
