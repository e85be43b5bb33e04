import { systemClock } from '../services/clock.ts';
import { downloadFile } from '../services/download.ts';
import { randomDraftId } from '../services/ids.ts';
import { onPageHidden } from '../services/page-events.ts';
import type { SourceTexts } from '../store/source-texts.tsx';
import { late } from './late.ts';

/** The texts on this device: their code is loaded, and their database opened, once, and when first needed. */
export const textsHere = late(async () => {
  const { keptTexts } = await import('../services/texts/kept-texts.ts');
  return keptTexts({ clock: systemClock, newId: randomDraftId });
});

/** The texts of the source view on this device. */
export function createSourceTexts(): SourceTexts {
  const kept = textsHere;
  return {
    held: async (draftId) => (await kept.get()).held(draftId),
    hold: async (draftId, held) => (await kept.get()).hold(draftId, held),
    release: async (draftId) => (await kept.get()).release(draftId),
    startRepair: async (file) => (await kept.get()).startRepair(file),
    repair: async (id) => (await kept.get()).repair(id),
    repairs: async () => (await kept.get()).repairs(),
    keepRepair: async (id, text) => (await kept.get()).keepRepair(id, text),
    endRepair: async (id) => (await kept.get()).endRepair(id),
    downloadOriginal: ({ fileName, original }) => downloadFile(fileName === '' ? 'pasted.json' : fileName, original),
    onPageHidden,
  };
}
