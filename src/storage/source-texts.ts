/** Gives the JSON view its storage for texts that are not in a draft yet; loaded on first use. */
import { systemClock, randomDraftId } from '../platform/clock.ts';
import { downloadFile } from '../platform/download.ts';
import { onPageHidden } from '../platform/page-events.ts';
import type { SourceTexts } from '../desk/source-texts.ts';
import { lazyLoader, lazyMethods } from '../platform/lazy-loader.ts';

/** The texts on this device. Loads the code and opens the database once, on first use. */
export const textsHere = lazyLoader(async () => {
  const { createStoredTexts } = await import('./texts/stored-texts.ts');
  return createStoredTexts({ clock: systemClock, newId: randomDraftId });
});

/** Creates the storage for texts of the JSON view on this device. */
export function createSourceTexts(): SourceTexts {
  return {
    ...lazyMethods(textsHere, [
      'heldText',
      'hold',
      'release',
      'startRepair',
      'repair',
      'repairs',
      'keepRepair',
      'endRepair',
      'keepOriginal',
      'originalOf',
      'forgetOriginal',
    ]),
    downloadOriginal: ({ fileName, original }) => downloadFile(fileName === '' ? 'pasted.json' : fileName, original),
    onPageHidden,
  };
}
