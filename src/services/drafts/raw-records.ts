import { allStores, keysOf, namedKeysOf, type DraftTransaction } from './draft-database.ts';
import { rawText } from './draft-records.ts';
import type { UnkeptNotes } from './unkept-notes.ts';

/** Everything that is stored for one draft, with its keys, exactly as it is. */
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

/** Everything that is stored for all drafts, as JSON text. */
export async function allRawText(transaction: DraftTransaction<'readonly'>): Promise<string> {
  const ids = await allIds(transaction);
  return rawTextOf(await Promise.all(ids.map((id) => rawOf(transaction, id))));
}

/** What is stored of one draft, with what was written down of it when a page was left, as JSON text. */
export function rawDraftText(stored: unknown, id: string, notes: Pick<UnkeptNotes, 'read' | 'readWhole'>): string {
  const [noted, whole] = [notes.read(id), notes.readWhole(id)];
  return rawTextOf([stored, ...(noted.length > 0 || whole ? [{ draft: id, noted, whole }] : [])]);
}

/** The ids of all drafts of which anything is stored. */
async function allIds(transaction: DraftTransaction<'readonly'>): Promise<readonly string[]> {
  const keys = await Promise.all(allStores.map((name) => transaction.objectStore(name).getAllKeys()));
  return [...new Set(keys.flat().map((key) => (typeof key === 'string' ? key : key[0])))];
}

/** Records as one JSON text, each as it is even where one of them is no JSON. */
export function rawTextOf(records: readonly unknown[]): string {
  return `[${records.map(rawText).join(',\n')}]\n`;
}
