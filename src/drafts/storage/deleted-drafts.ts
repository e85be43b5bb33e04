/** The list of deleted drafts that can be restored, in `localStorage`. */
import { isJsonObject, type JsonValue } from '../../core/json/json.ts';

/**
 * Tracks which drafts were deleted and can still be restored. It is only a list of IDs and the drafts stay where they
 * are, so losing the list restores drafts and never loses one. Nothing here throws.
 */
export interface DeletedDrafts {
  /** Returns when each draft was deleted, in ms since 1970, by ID. */
  all(): ReadonlyMap<string, number>;
  mark(id: string, at: number): void;
  unmark(id: string): void;
}

/** How long a deleted draft can be restored, in ms. */
export const restorableFor = 30 * 24 * 3600 * 1000;

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

  return {
    all,
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
