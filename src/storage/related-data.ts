/**
 * Deletes what is stored beside a permanently deleted draft: typed text, unapplied JSON, the file before repairs, the
 * link to its file.
 */
import { deleteTypedValues } from '../platform/typed-values.ts';
import { fileLinksHere } from './files/file-links.ts';
import { textsHere } from './source-texts.ts';

export async function deleteRelatedData(id: string): Promise<void> {
  deleteTypedValues(id);
  const texts = await textsHere.get();
  await texts.release(id);
  await texts.forgetOriginal(id);
  await fileLinksHere().remove(id);
}
