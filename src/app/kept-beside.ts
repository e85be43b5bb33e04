import { systemClock } from '../services/clock.ts';
import { createFileLinks } from '../services/files-in-place/file-links.ts';
import { randomDraftId } from '../services/ids.ts';
import { keptTexts } from '../services/texts/kept-texts.ts';

/** Lets go of what this device keeps beside a draft that has gone for good: its unfinished source text, and its file. */
export async function forgetBeside(id: string): Promise<void> {
  await keptTexts({ clock: systemClock, newId: randomDraftId }).release(id);
  await createFileLinks().remove(id);
}
