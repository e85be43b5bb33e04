/** Opens a repaired copy of a file. The original is stored with the draft and offered as a download. */
import { useStores } from '../../shared/context.tsx';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useOpeningWork } from './opening.tsx';
import { counted } from '../../core/json/counted.ts';

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

/** Returns a function that opens a repaired copy of a file, and stores the original with the new draft. */
export function useRepairedOpening(): (repaired: RepairedFile) => void {
  const { desk, files } = useStores();
  const texts = useSourceTexts();
  const toast = useToast();
  const work = useOpeningWork();
  return ({ original, fileName, text, count }) => {
    const done = { opened: false, stored: false, notices: '' };
    const into = desk.getState().draft ? 'draft' : 'library';
    const opened = work(async (signal, onProgress) => {
      const reports =
        fileName === ''
          ? [await files.openText(text, into)]
          : await files.openFiles([new File([text], fileName)], into, signal, onProgress);
      done.opened = reports.some(({ outcome }) => outcome !== 'refused');
      const notices = reports.flatMap((report) => report.notices ?? []);
      done.notices = notices.map(({ message }) => ` ${message}`).join('');
      const [draftId] = reports.flatMap((report) => report.draftId ?? []);
      if (draftId !== undefined) {
        done.stored = await texts.keepOriginal(draftId, { fileName, original }).then(
          () => true,
          () => false,
        );
      }
      return reports;
    });
    const onAction = (): void => texts.downloadOriginal({ fileName, original });
    const words = `Opened with ${counted(count, 'repair')}.`;
    void opened.then(() => {
      const text = `${words}${done.notices}${done.stored ? ' You can see the original in the JSON view.' : ''}`;
      if (done.opened) toast({ text, action: { title: 'Download original', onAction } });
    });
  };
}
