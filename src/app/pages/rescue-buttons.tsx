import { Button } from '@mantine/core';
import { messageOf } from '../../core/json/message-of.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import { useExportAll } from '../../features/transfer/exporting-all.tsx';
import { useLibrary, useStores } from '../../shared/context.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Buttons for a draft that cannot be opened: download its raw data, or export all drafts. */
export function RescueButtons({ id }: { readonly id: string }) {
  const { drafts, exports } = useStores();
  const { rawDraft } = drafts;
  const { download } = exports;
  const exportAll = useExportAll();
  const toast = useToast();
  const title = useLibrary(({ drafts }) => drafts.find((draft) => draft.id === id)?.title ?? '');
  const save = async (): Promise<void> => {
    try {
      download(fileNameFor(title, 'desk').replace(/\.desk\.json$/, '.raw.json'), await rawDraft(id));
    } catch (error) {
      const why = messageOf(error);
      toast({ text: `Could not read the raw data. ${why}`, trouble: true });
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => void save()}>
        Download raw data
      </Button>
      <Button variant="default" onClick={exportAll}>
        Export all drafts
      </Button>
    </>
  );
}
