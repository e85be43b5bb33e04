/**
 * Deletes what is stored beside a permanently deleted draft: unapplied JSON, the file before repairs, the link to its
 * file.
 */
import { fileLinksHere } from './files/file-links.ts';
import { textsHere } from './source-texts.ts';

export async function deleteRelatedData(id: string): Promise<void> {
  const texts = await textsHere.get();
  await texts.release(id);
  await texts.forgetOriginal(id);
  await fileLinksHere().remove(id);
}
