/** Gives components a function that downloads the raw data of a stored draft, or says why it cannot be read. */
import { messageOf } from '../core/json/words.ts';
import { fileNameFor } from '../core/files/file-names.ts';
import { useToast } from '../ui/toast.tsx';
import { useStores } from './context.tsx';

export function useRawDownload(id: string, title: string): () => Promise<void> {
  const { drafts, exports } = useStores();
  const toast = useToast();
  return async () => {
    try {
      exports.download(fileNameFor(title, 'desk').replace(/\.desk\.json$/, '.raw.json'), await drafts.rawDraft(id));
    } catch (error) {
      toast({ text: `Could not read the raw data. ${messageOf(error)}`, trouble: true });
    }
  };
}
