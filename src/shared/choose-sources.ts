/** Lets a person choose the files of sources, which the import then asks about. */
import { useCallback } from 'react';
import { chooseFiles } from '../ui/choose-files.ts';
import { useStores } from './context.tsx';
import { useOpenFiles } from './open-files.ts';

/** The files that can be sources, and archives of them, as the `accept` of a file input. */
const sourceFiles =
  '.txt,.md,.markdown,.html,.htm,.xhtml,.mht,.mhtml,.wacz,.warc,.gz,.pdf,.docx,.odt,.epub,.eml,.mbox,.vtt,.srt,.zip,text/*';

/** Returns a function that opens the file picker for sources of the open draft. Call it only for a click or a key. */
export function useChooseSources(): () => void {
  const { preloadFileReading } = useStores().files;
  const openFiles = useOpenFiles();
  return useCallback(() => {
    preloadFileReading();
    chooseFiles({ accept: sourceFiles, isMultiple: true }, openFiles);
  }, [openFiles, preloadFileReading]);
}
