import { systemClock } from '../platform/clock.ts';
import { downloadFile } from '../platform/download.ts';
import { randomDraftId } from '../platform/ids.ts';
import { onPageHidden } from '../platform/page-events.ts';
import type { SourceTexts } from '../store/source-texts.ts';
import { lazyLoader } from '../platform/lazy-loader.ts';

/** The texts on this device. Loads the code and opens the database once, on first use. */
export const textsHere = lazyLoader(async () => {
  const { createStoredTexts } = await import('./texts/stored-texts.ts');
  return createStoredTexts({ clock: systemClock, newId: randomDraftId });
});

/** Creates the storage for texts of the JSON view on this device. */
export function createSourceTexts(): SourceTexts {
  return {
    held: async (draftId) => (await textsHere.get()).held(draftId),
    hold: async (draftId, held) => (await textsHere.get()).hold(draftId, held),
    release: async (draftId) => (await textsHere.get()).release(draftId),
    startRepair: async (file) => (await textsHere.get()).startRepair(file),
    repair: async (id) => (await textsHere.get()).repair(id),
    repairs: async () => (await textsHere.get()).repairs(),
    keepRepair: async (id, text) => (await textsHere.get()).keepRepair(id, text),
    endRepair: async (id) => (await textsHere.get()).endRepair(id),
    downloadOriginal: ({ fileName, original }) => downloadFile(fileName === '' ? 'pasted.json' : fileName, original),
    onPageHidden,
  };
}
