/** Notes that last as long as the test. None is longer than `limit` UTF-16 units. */
import { createUnsavedNotes, type UnsavedNotes } from './unsaved-notes.ts';

export function notesInMemory(limit = Infinity): UnsavedNotes {
  const items = new Map<string, string>();
  return createUnsavedNotes('test', () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('No room.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  }));
}
