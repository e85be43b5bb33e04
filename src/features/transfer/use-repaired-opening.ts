/** Opens a repaired copy of a file and offers the original as a download. */
import { useStores } from '../../shared/context.tsx';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useOpeningWork } from './opening.tsx';

/** A text that was repaired so that it can be opened. */
export interface RepairedFile {
  /** The file as it was read. */
  readonly original: File;
  /** Its name; '' for pasted text. */
  readonly fileName: string;
  readonly text: string;
  /** The number of repairs. */
  readonly count: number;
}

/** Returns a function that opens a repaired copy of a file and offers the original as a download. */
export function useRepairedOpening(): (repaired: RepairedFile) => void {
  const { desk, files } = useStores();
  const texts = useSourceTexts();
  const toast = useToast();
  const work = useOpeningWork();
  return ({ original, fileName, text, count }) => {
    const done = { opened: false };
    const into = desk.getState().draft ? 'draft' : 'library';
    const opened = work(async (signal, onProgress) => {
      const reports =
        fileName === ''
          ? [await files.openText(text, into)]
          : await files.openFiles([new File([text], fileName)], into, signal, onProgress);
      done.opened = reports.some(({ outcome }) => outcome !== 'refused');
      return reports;
    });
    const onAction = (): void => texts.downloadOriginal({ fileName, original });
    const words = `Opened with ${count} ${count === 1 ? 'repair' : 'repairs'}.`;
    void opened.then(() => {
      if (done.opened) toast({ text: words, action: { title: 'Download original', onAction } });
    });
  };
}
