/** Chooses the draft store: on the device if possible, otherwise in memory. */
import {
  type DraftStore,
  DraftError,
  draftMethods,
  type DraftNews,
  type DraftPlace,
  countsOf,
  draftDeleted,
  latestFirst,
  type DraftRecord,
  isReplaced,
} from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { retry } from './draft-database.ts';
import { lazyMethods } from '../../platform/lazy-loader.ts';
import { emptyHistory, follow, type History } from '../../core/workspace/history.ts';
import { applyPatches } from '../../core/workspace/patch.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { SavedVersion } from '../../desk/version-commands.ts';
import { findOutdated } from './versions.ts';

// The draft store in memory, for browsers that cannot store drafts.

interface MemoryDraft {
  readonly record: DraftRecord;
  readonly workspace: Workspace;
  readonly history: History;
  /** The number of changes made so far. */
  readonly sequence: number;
}

interface MemoryVersion extends SavedVersion {
  readonly bytes: number;
  readonly workspace: Workspace;
}

/** Creates drafts in memory: the fallback if the browser cannot store them. `why` is shown to the user. */
export function createMemoryDrafts(why: string): DraftStore {
  const drafts = new Map<string, MemoryDraft>();
  const states = new Map<string, readonly MemoryVersion[]>();
  let statesMade = 0;

  function draftOf(id: string): MemoryDraft {
    const draft = drafts.get(id);
    if (!draft) throw draftDeleted();
    return draft;
  }

  const read = async (id: string) => {
    const draft = drafts.get(id);
    return draft && { ...draft, notices: [] };
  };

  return {
    place: { kind: 'memory', why },
    listen: () => () => undefined,
    async list() {
      return latestFirst([...drafts.values()].map(({ record }) => record));
    },
    load: read,
    peek: read,
    missing: async (id) => (drafts.has(id) ? undefined : draftDeleted()),
    async listLost() {
      return [];
    },
    async dismissLost() {
      // Memory loses nothing before the page closes.
    },
    async put(record, workspace, history = emptyHistory) {
      const sequence = (drafts.get(record.id)?.sequence ?? 0) + 1;
      drafts.set(record.id, { record, workspace, history, sequence });
    },
    async append(id, entries, summary) {
      const draft = entries.reduce((before: MemoryDraft, { patches, step }) => {
        const workspace = applyPatches(before.workspace, patches);
        const history = step ? follow(before.history, before.workspace, step) : before.history;
        return { ...before, workspace, history, sequence: before.sequence + 1 };
      }, draftOf(id));
      drafts.set(id, { ...draft, record: { ...summary, id } });
      return { sequence: draft.sequence, sinceCopy: 0 };
    },
    noteUnsaved() {
      // Writing to memory is never pending.
    },
    async compact() {
      // Drafts in memory are always full copies.
    },
    async noteFindings(id, findings) {
      const draft = drafts.get(id);
      if (draft) drafts.set(id, { ...draft, record: { ...draft.record, findings } });
    },
    async rename(id, title, changedAt) {
      const { record, workspace, ...rest } = draftOf(id);
      drafts.set(id, { ...rest, record: { ...record, title, changedAt }, workspace: { ...workspace, title } });
    },
    async duplicate(id, copy) {
      const { record, workspace } = draftOf(id);
      const duplicate = { record: { ...record, ...copy }, workspace: { ...workspace, title: copy.title } };
      drafts.set(copy.id, { ...duplicate, history: emptyHistory, sequence: 1 });
      return duplicate.record;
    },
    async noteDeleted(id, at) {
      const { record, ...rest } = draftOf(id);
      drafts.set(id, { ...rest, record: { ...record, deletedAt: at } });
    },
    async remove(id) {
      drafts.delete(id);
      states.delete(id);
    },
    async keepState(id, workspace, reason, at, exportedAs) {
      draftOf(id);
      statesMade += 1;
      // Versions in memory share unchanged parts, so only their ages count.
      const counts = countsOf(workspace.assessment);
      const named = exportedAs === undefined ? {} : { exportedAs };
      const state = { id: String(statesMade), at, reason, ...named, counts, bytes: 0, workspace };
      const others = (states.get(id) ?? []).filter(
        (other) => exportedAs === undefined || other.workspace !== workspace || !isReplaced(other, reason),
      );
      const all = [state, ...others].toSorted((one, other) => other.at - one.at);
      const pruned = findOutdated(all, at);
      states.set(
        id,
        all.filter(({ id: name }) => !pruned.has(name)),
      );
    },
    async states(id) {
      const listed = states.get(id) ?? [];
      return listed.map(({ id: name, at, reason, exportedAs, counts }) => ({
        id: name,
        at,
        reason,
        ...(exportedAs !== undefined && { exportedAs }),
        counts,
      }));
    },
    async readState(id, stateId) {
      const state = states.get(id)?.find((one) => one.id === stateId);
      if (!state) throw draftDeleted();
      return state.workspace;
    },
    async listDamaged() {
      return [];
    },
    async rawDraft(id) {
      return JSON.stringify(draftOf(id).workspace, null, 2);
    },
  };
}

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
