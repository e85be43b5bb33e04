/** Maps in session storage, for what a person typed but did not save. */

/** A map that lasts as long as the tab. Without session storage, it lasts as long as the page. */
export interface SessionMap {
  /** Returns a value of the map, which an older version may have stored. */
  get(key: string): unknown;
  /** Sets a value; undefined deletes it. */
  set(key: string, value: unknown): void;
}

function readMap(name: string): Map<string, unknown> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(name) ?? '[]') as [string, unknown][]);
  } catch {
    return new Map();
  }
}

/** Creates the map of a name, with its stored values. */
export function createSessionMap(name: string): SessionMap {
  const values = readMap(name);
  return {
    get: (key) => values.get(key),
    set(key, value) {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      try {
        sessionStorage.setItem(name, JSON.stringify([...values]));
      } catch {
        // The map lasts as long as the page.
      }
    },
  };
}
