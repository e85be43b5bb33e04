/** The list of permanent deletions that are not finished, and what outlives a deleted draft, in `localStorage`. */
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';

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
