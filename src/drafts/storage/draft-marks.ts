/**
 * Records outside the database which drafts should be on this device. A browser clears a database when space is low, or
 * replaces a damaged one with an empty one, without notice: only these marks show that drafts were lost. Clearing all
 * site data clears the marks too. Nothing here throws: if the browser cannot store marks, losses are not detected.
 */
export interface DraftMarks {
  /** Returns the titles of the drafts that should be here, by ID. */
  all(): ReadonlyMap<string, string>;
  mark(id: string, title: string): void;
  unmark(id: string): void;
  /** Stops reporting a lost draft, although it was not deleted. */
  passOver(id: string): void;
  /** Whether a lost draft is no longer reported and has not been stored again. */
  isPassedOver(id: string): boolean;
  /**
   * Returns the ID of this set of marks. A different ID means that the marks were cleared. Undefined without storage.
   */
  name(): string | undefined;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Creates marks in `localStorage`, each under its own key, so that tabs never overwrite each other’s. `database` is the
 * name of the database, which has its own marks.
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
