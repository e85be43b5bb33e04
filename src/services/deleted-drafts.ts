import { isJsonObject, type JsonValue } from '../core/assessment/json.ts';

/**
 * Which drafts were deleted and can still be brought back. It is only a list of ids: the drafts stay where they are, so
 * a list that is lost brings drafts back and never loses one. Nothing here throws.
 */
export interface DeletedDrafts {
  /** When each was deleted, in ms since 1970, by its id. */
  all(): ReadonlyMap<string, number>;
  mark(id: string, at: number): void;
  unmark(id: string): void;
}

/** How long a deleted draft can be brought back, in ms. */
export const restorableFor = 30 * 24 * 3600 * 1000;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** The list in the browser's storage that answers at once, so that all windows have the same; else in memory. */
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
