/** Buttons for a draft that cannot be opened: download its raw data, or export all drafts. */
import { Button } from '@mantine/core';
import { useExportAll } from '../../features/transfer/exporting-all.tsx';
import { useLibrary } from '../../shared/context.tsx';
import { useRawDownload } from '../../shared/use-raw-download.ts';

export function RescueButtons({ id }: { readonly id: string }) {
  const exportAll = useExportAll();
  const title = useLibrary(({ drafts }) => drafts.find((draft) => draft.id === id)?.title ?? '');
  const save = useRawDownload(id, title);
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
