/** Lists drafts, deletes and restores them, and permanently deletes those whose 30 days are over. */
import type { LibraryStore, LibraryState } from '../../desk/library-store.ts';
import type { DraftStore, DraftRecord, LostDraft } from '../database/drafts.ts';
import { messageOf } from '../../core/json/words.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';

// The list of permanent deletions that are not finished, and what outlives a deleted draft, in `localStorage`.

/**
 * Tracks which drafts are being deleted permanently, because data beside a draft may be out of reach, and is then
 * deleted later. If the browser loses the list, that data stays. Earlier versions noted here which drafts can be
 * restored. Nothing here throws.
 */
export interface DeletedDrafts {
  /** Returns when each deletion began, in ms since 1970, by the draft’s ID. */
  all(): ReadonlyMap<string, number>;
  mark(id: string, at: number): void;
  unmark(id: string): void;
  /** Notes reviews that were started in a deleted draft. They can be continued in other drafts on this device. */
  noteReviews(ids: readonly string[]): void;
}

/** How long a deleted draft can be restored, in ms. */
export const restorableFor = 30 * 24 * 3600 * 1000;

/** The setting with the IDs of reviews that were started here and are in no record. The review screen reads it. */
const reviewsKey = 'assessment-desk.reviews-begun';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** Creates the list in `localStorage`, so that all tabs share it; in memory if that fails. */
export function createDeletedDrafts(
  name = 'assessment-desk.deleted',
  place: () => Place = () => localStorage,
): DeletedDrafts {
  let inMemory: ReadonlyMap<string, number> | undefined;

  function all(): ReadonlyMap<string, number> {
    if (inMemory) return inMemory;
    try {
      return timesIn(JSON.parse(place().getItem(name) ?? '{}') as JsonValue);
    } catch {
      return new Map();
    }
  }

  function write(times: ReadonlyMap<string, number>): void {
    try {
      place().setItem(name, JSON.stringify(Object.fromEntries(times)));
      inMemory = undefined;
    } catch {
      inMemory = times;
    }
  }

  function noteReviews(ids: readonly string[]): void {
    if (ids.length === 0) return;
    try {
      const noted = JSON.parse(place().getItem(reviewsKey) ?? '[]') as JsonValue;
      place().setItem(reviewsKey, JSON.stringify([...new Set([...(isJsonArray(noted) ? noted : []), ...ids])]));
    } catch {
      // A review that is not noted can still be read.
    }
  }

  return {
    all,
    noteReviews,
    mark: (id, at) => write(new Map([...all(), [id, at]])),
    unmark(id) {
      const times = all();
      if (times.has(id)) write(new Map([...times].filter(([other]) => other !== id)));
    },
  };
}

function timesIn(value: JsonValue): ReadonlyMap<string, number> {
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  return new Map(entries.flatMap(([id, at]) => (typeof at === 'number' ? [[id, at] as const] : [])));
}

// Fills the library’s list: current, deleted and lost drafts, and problems with the storage.

interface DraftListParts {
  readonly library: LibraryStore;
  readonly ready: Promise<DraftStore>;
  /** Returns the warning about drafts with unsaved changes; null if there are none. */
  readonly unsavedMessage: () => string | null;
}

/** Keeps the library’s list up to date with the drafts, and remembers their latest records. */
export class DraftList {
  readonly #parts: DraftListParts;
  readonly #records = new Map<string, DraftRecord>();
  #inMemory = 0;

  constructor(parts: DraftListParts) {
    this.#parts = parts;
  }

  /** How many drafts exist only in memory and are lost when the page closes. */
  get inMemory(): number {
    return this.#inMemory;
  }

  record(id: string): DraftRecord | undefined {
    return this.#records.get(id);
  }

  note(record: DraftRecord): void {
    this.#records.set(record.id, record);
  }

  /** Rereads the list. Rejects only if the drafts could not be opened at all: other errors are shown in the library. */
  async refresh(): Promise<void> {
    const { library, unsavedMessage } = this.#parts;
    const drafts = await this.#parts.ready;
    try {
      const list = await drafts.list();
      const lost = await drafts.listLost();
      for (const record of list) this.note(record);
      const trouble = unsavedMessage() ?? (drafts.place.kind === 'memory' ? drafts.place.why : null);
      this.#inMemory = drafts.place.kind === 'memory' ? list.length : 0;
      library.setState({ ...arrangeDrafts(list, lost), status: 'ready', trouble });
    } catch (error) {
      library.setState({ status: 'failed', trouble: messageOf(error) });
    }
  }
}

/** Separates deleted drafts from the others, most recently deleted first. */
export function arrangeDrafts(
  list: readonly DraftRecord[],
  lost: readonly LostDraft[],
): Pick<LibraryState, 'drafts' | 'deleted' | 'lost'> {
  const marked = list.flatMap((draft) => {
    const { deletedAt } = draft;
    return deletedAt === undefined ? [] : [{ ...draft, deletedAt, goesAt: deletedAt + restorableFor }];
  });
  return {
    drafts: list.filter(({ deletedAt }) => deletedAt === undefined),
    lost,
    deleted: marked.toSorted((one, other) => other.deletedAt - one.deletedAt),
  };
}

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
  readonly library: LibraryStore;
  readonly ready: Promise<DraftStore>;
  /** The permanent deletions that are not finished. */
  readonly deleted: DeletedDrafts;
  /** Rereads the library’s list. */
  readonly relist: () => Promise<void>;
  /** Deletes everything that is stored of a draft. */
  readonly erase: (id: string) => Promise<void>;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/**
 * Creates the methods that delete drafts: they note in a draft’s record that it is deleted, and remove drafts deleted
 * over 30 days ago at the first refresh. A draft that is edited, in any tab, is no longer deleted: saving a change
 * writes the record without the note.
 */
export function deletingMethods({ library, ready, deleted, relist, erase, clock }: DeletingParts): Deleting {
  let hasCleanedUp = false;

  async function forget(ids: readonly string[]): Promise<void> {
    const troubles: unknown[] = [];
    try {
      const { drafts, deleted: restorable } = library.getState();
      const records = [...drafts, ...restorable].filter(({ id }) => ids.includes(id));
      // The record of a draft is deleted with it.
      deleted.noteReviews(records.flatMap(({ ownReviews = [] }) => ownReviews));
      for (const id of ids) {
        // The mark is removed last, so that an incomplete deletion is tried again at the next start.
        deleted.mark(id, clock());
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
    const unfinished = await findUnfinished().catch(() => []);
    const old = library.getState().deleted.flatMap(({ id, goesAt }) => (goesAt < clock() ? [id] : []));
    // Failed deletions are tried again next time.
    if (unfinished.length + old.length > 0) await forget([...unfinished, ...old]).catch(() => undefined);
  }

  /**
   * Returns the permanent deletions that were not finished. A marked draft that is still complete is noted as deleted
   * instead: an earlier version marked it, or the page was closed before it was removed.
   */
  async function findUnfinished(): Promise<readonly string[]> {
    const marked = [...deleted.all()];
    if (marked.length === 0) return [];
    const drafts = await ready;
    // Memory does not say what is on the device.
    if (drafts.place.kind === 'memory') return [];
    const listed = new Set((await drafts.list()).map(({ id }) => id));
    const whole = marked.filter(([id]) => listed.has(id));
    for (const [id, at] of whole) await drafts.noteDeleted(id, at).then(() => deleted.unmark(id));
    if (whole.length > 0) await relist();
    return marked.flatMap(([id]) => (listed.has(id) ? [] : [id]));
  }

  return {
    async refresh() {
      await relist();
      await deleteExpired();
    },
    async remove(id) {
      await (await ready).noteDeleted(id, clock());
      await relist();
    },
    async restore(id) {
      await (await ready).noteDeleted(id, undefined);
      await relist();
    },
    forget,
  };
}
