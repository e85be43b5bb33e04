/** What a person typed but did not save, in session storage: for each draft, as long as the tab. */

const prefix = 'assessment-desk.typed';

/** The typed values of the drafts. Without session storage, they last as long as the page. */
export interface TypedValues {
  /** Returns a value, which an older version may have stored. */
  get(draftId: string, key: string): unknown;
  /** Sets a value; undefined deletes it. */
  set(draftId: string, key: string, value: unknown): void;
}

function read(item: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(item) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(item: string, value: unknown): void {
  try {
    // First, because if the new value does not fit, the old one must not come back.
    sessionStorage.removeItem(item);
    if (value !== undefined) sessionStorage.setItem(item, JSON.stringify(value));
  } catch {
    // The value lasts as long as the page.
  }
}

export function createTypedValues(): TypedValues {
  const ofPage = new Map<string, unknown>();
  const itemOf = (draftId: string, key: string) => `${prefix} ${draftId} ${key}`;
  return {
    get(draftId, key) {
      const item = itemOf(draftId, key);
      return ofPage.has(item) ? ofPage.get(item) : read(item);
    },
    set(draftId, key, value) {
      const item = itemOf(draftId, key);
      ofPage.set(item, value);
      write(item, value);
    },
  };
}

/** Deletes what was typed in a draft that is permanently deleted. */
export function deleteTypedValues(draftId: string): void {
  try {
    const items = Object.keys(sessionStorage).filter((item) => item.startsWith(`${prefix} ${draftId} `));
    for (const item of items) sessionStorage.removeItem(item);
  } catch {
    // Without session storage, nothing is stored.
  }
}
