/** Deletes the data stored beside a permanently deleted draft: its unapplied JSON text and the link to its file. */
import { fileLinksHere } from './files/file-links.ts';
import { textsHere } from './source-texts.ts';

export async function deleteRelatedData(id: string): Promise<void> {
  await (await textsHere.get()).release(id);
  await fileLinksHere().remove(id);
}
