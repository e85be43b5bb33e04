import { fileLinksHere } from '../services/files-in-place/file-links.ts';
import { textsHere } from './source-texts.ts';

/** Lets go of what this device keeps beside a draft that has gone for good: its unfinished source text, and its file. */
export async function deleteRelatedData(id: string): Promise<void> {
  await (await textsHere.get()).release(id);
  await fileLinksHere().remove(id);
}
