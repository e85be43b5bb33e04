/** Returns copies to their own draft that are stored under another one, such as those of two exchanged drafts. */
import { isJsonObject } from '../../core/json/json.ts';
import { keysOf, type DraftTransaction } from './draft-database.ts';
import { isOfOtherDraft, readCopy } from './draft-records.ts';

/** Returns a sentence about the copies that were returned; undefined if there were none. */
export async function returnCopies(
  transaction: DraftTransaction<'readwrite'>,
  id: string,
  title: string,
): Promise<string | undefined> {
  const copies = transaction.objectStore('copies');
  let others: readonly string[] = [];
  for (const key of await copies.getAllKeys(keysOf(id))) {
    const value = await copies.get(key);
    if (!isJsonObject(value) || !isOfOtherDraft(value, id)) continue;
    const [owner, sequence] = [String(value['draft']), Number(value['sequence'])];
    const read = readCopy(value, { draft: owner, sequence });
    if (read?.state !== 'whole') continue;
    const there = await copies.get([owner, sequence]);
    // The other draft still has its own copy.
    if (there !== undefined && !(isJsonObject(there) && isOfOtherDraft(there, owner))) continue;
    await copies.delete(key);
    await copies.put(value, [owner, sequence]);
    if (isJsonObject(there) && there['draft'] === id) await copies.put(there, [id, Number(there['sequence'])]);
    others = [...others, `“${read.workspace.title}”`];
  }
  if (others.length === 0) return undefined;
  return `Saved copies of “${title}” and ${others.join(', ')} were exchanged in storage, and each is in its own draft again. Check both drafts.`;
}
