/** The list of permanent deletions that are not finished, in `localStorage`. */
import { isJsonObject, type JsonValue } from '../../core/json/json.ts';

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
