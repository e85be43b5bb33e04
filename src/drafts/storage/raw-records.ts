/** Exports the stored data of one draft unchanged as JSON text, for repair by hand. */
import { allStores, keysOf, namedKeysOf, type DraftTransaction } from './draft-database.ts';
import { rawText } from './draft-records.ts';
import type { UnsavedNotes } from './unsaved-notes.ts';

/** Returns all stored data of one draft with its keys, unchanged. */
export async function rawOf(transaction: DraftTransaction<'readonly'>, id: string): Promise<unknown> {
  const stores = await Promise.all(
    allStores.map(async (name) => {
      const range = name === 'summaries' ? id : name === 'journal' || name === 'copies' ? keysOf(id) : namedKeysOf(id);
      const store = transaction.objectStore(name);
      const keys = await store.getAllKeys(range);
      const values = await Promise.all(keys.map((key) => store.get(key as never)));
      return [name, keys.map((key, index) => ({ key, value: values[index] }))] as const;
    }),
  );
  return { draft: id, ...Object.fromEntries(stores) };
}

/** Returns the stored data of one draft, and its notes from closed pages, as JSON text. */
export function rawDraftText(stored: unknown, id: string, notes: Pick<UnsavedNotes, 'read' | 'readWhole'>): string {
  const [noted, whole] = [notes.read(id), notes.readWhole(id)];
  return rawTextOf([stored, ...(noted.length > 0 || whole ? [{ draft: id, noted, whole }] : [])]);
}

/** Joins records into one JSON text; values that are not JSON become strings. */
function rawTextOf(records: readonly unknown[]): string {
  return `[${records.map(rawText).join(',\n')}]\n`;
}
