/** Gives the desk “Save to a file”, which reports the result, or opens the export if saving is not possible. */
import { useCallback } from 'react';
import { messageOf } from '../../core/json/words.ts';
import type { FileLinkFormat, SaveOutcome } from '../../desk/file-commands.ts';
import { useStores } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The title of the command that saves. Without saving in place, it opens the export. */
export function saveTitle(canSaveInPlace: boolean): string {
  return canSaveInPlace ? 'Save to a file' : 'Download a copy…';
}

/** Returns a function that saves to a file and reports the result. Without a format it saves to the linked file. */
export function useSaving(onExport: () => void): (format?: FileLinkFormat) => void {
  const { canSaveInPlace, saveToFile, saveToFileAs } = useStores().files;
  const { desk } = useStores();
  const announce = useAnnounce();
  const toast = useToast();
  return useCallback(
    (format) => {
      const report = (outcome: SaveOutcome): void => {
        if (outcome.kind === 'saved') announce(`Saved to ${outcome.fileName}.`);
        if (outcome.kind !== 'not-saved') return;
        toast({
          text: `Could not save to a file. ${outcome.why}`,
          trouble: true,
          action: { title: 'Export…', onAction: onExport },
        });
      };
      // Only the writing tab saves to the linked file; a read-only tab offers a download.
      const canSave = canSaveInPlace && desk.getState().access === 'writing';
      if (canSave) {
        const saving = format ? saveToFileAs(format) : saveToFile();
        void saving.catch((error: unknown) => ({ kind: 'not-saved' as const, why: messageOf(error) })).then(report);
      } else onExport();
    },
    [desk, canSaveInPlace, saveToFile, saveToFileAs, announce, toast, onExport],
  );
}
