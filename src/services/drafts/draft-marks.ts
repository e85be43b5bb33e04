/**
 * Which drafts are to be on this device, noted outside their database. A browser that clears a database for want of
 * room, or replaces a broken one by an empty one, does so without a word: only these notes tell that from a device that
 * never held a draft. Who clears everything by hand clears them as well. Nothing here throws: where the browser keeps no
 * notes, nothing is known.
 */
export interface DraftMarks {
  /** The titles of the drafts that are to be here, by their ids. */
  all(): ReadonlyMap<string, string>;
  mark(id: string, title: string): void;
  unmark(id: string): void;
  /** Nobody is to be told any more that this draft is not there; nobody deleted it all the same. */
  passOver(id: string): void;
  /** Whether a draft was passed over, and was not here again since. */
  isPassedOver(id: string): boolean;
  /** Names these notes; another name means that they were cleared meanwhile. Undefined where the browser keeps none. */
  name(): string | undefined;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Marks in the browser's storage that answers at once, each under a key of its own, so that windows never overwrite each
 * other's; `database` is the name of the database, so that each has its own.
 */
export function createDraftMarks(database: string, place: () => Place = () => localStorage): DraftMarks {
  const prefix = `${database}.here.`;
  const dismissedPrefix = `${database}.passed-over.`;
  const nameKey = `${database}.marks`;
  const safely = <Result>(work: (storage: Place) => Result, otherwise: Result): Result => {
    try {
      return work(place());
    } catch {
      return otherwise;
    }
  };
  return {
    all: () =>
      safely((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        const own = keys.filter((key) => key.startsWith(prefix));
        return new Map(own.map((key) => [key.slice(prefix.length), storage.getItem(key) ?? '']));
      }, new Map<string, string>()),
    mark: (id, title) =>
      safely((storage) => {
        if (storage.getItem(prefix + id) === title) return;
        storage.setItem(prefix + id, title);
        storage.removeItem(dismissedPrefix + id);
      }, undefined),
    unmark: (id) =>
      safely((storage) => {
        storage.removeItem(prefix + id);
        storage.removeItem(dismissedPrefix + id);
      }, undefined),
    passOver: (id) =>
      safely((storage) => {
        storage.setItem(dismissedPrefix + id, '');
        storage.removeItem(prefix + id);
      }, undefined),
    isPassedOver: (id) => safely((storage) => storage.getItem(dismissedPrefix + id) !== null, false),
    name: () =>
      safely((storage) => {
        const existing = storage.getItem(nameKey);
        if (existing !== null) return existing;
        const created = crypto.randomUUID();
        storage.setItem(nameKey, created);
        return created;
      }, undefined),
  };
}
