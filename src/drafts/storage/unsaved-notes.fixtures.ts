/** Notes for as long as the test runs, none of them longer than `room` UTF-16 units. */
import { createUnsavedNotes, type UnsavedNotes } from './unsaved-notes.ts';

export function notesInMemory(room = Infinity): UnsavedNotes {
  const items = new Map<string, string>();
  return createUnsavedNotes('test', () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('No room.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  }));
}
