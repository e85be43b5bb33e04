import { systemClock } from '../services/clock.ts';
import { downloadFile } from '../services/download.ts';
import { randomDraftId } from '../services/ids.ts';
import { onPageHidden } from '../services/page-events.ts';
import type { SourceTexts } from '../store/source-texts.tsx';
import { late } from './late.ts';

/** The texts of the source view on this device. Their code is loaded, and their database opened, when first needed. */
export function createSourceTexts(): SourceTexts {
  const kept = late(async () => {
    const { keptTexts } = await import('../services/texts/kept-texts.ts');
    return keptTexts({ clock: systemClock, newId: randomDraftId });
  });
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
