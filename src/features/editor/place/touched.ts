/**
 * Which fields have been left since the draft was opened, by pointer in the assessment. It only affects how findings
 * are shown, so it is not part of the document, the history or the store.
 */
export interface Touched {
  has(path: string): boolean;
  add(path: string): void;
  subscribe(listener: () => void): () => void;
}

/** Creates an empty record of left fields. */
export function createTouched(): Touched {
  const paths = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    has: (path) => paths.has(path),
    add(path) {
      if (paths.has(path)) return;
      paths.add(path);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
