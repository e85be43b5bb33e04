/** Marks for as long as the test runs, which can be cleared as a browser clears them. */
import { createDraftMarks, type DraftMarks } from './lost-drafts.ts';

export function marksInMemory(): DraftMarks & { clear(): void } {
  const items = new Map<string, string>();
  const place = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { ...createDraftMarks('test', () => place), clear: () => items.clear() };
}
