/**
 * Loads the code that reads dates in words when a date field is used, because most forms are opened without typing a
 * date.
 */
import type { readDateWords } from '../../core/assessment/read-date-words.ts';

let loaded: typeof readDateWords | undefined;

/** Returns the reader if it is loaded. */
export function dateReaderNow(): typeof readDateWords | undefined {
  return loaded;
}

/** Loads the reader. */
export async function loadDateReader(): Promise<typeof readDateWords> {
  const code = await import('../../core/assessment/read-date-words.ts');
  return (loaded = code.readDateWords);
}
