/** Lets a person choose the files of sources, which the import then asks about. */
import { useCallback } from 'react';
import { useStores } from './context.tsx';

/** The files that can be sources, and archives of them, as the `accept` of a file input. */
export const sourceFiles =
  '.txt,.md,.markdown,.html,.htm,.xhtml,.mht,.mhtml,.wacz,.warc,.gz,.pdf,.docx,.odt,.epub,.eml,.mbox,.vtt,.srt,.zip,text/*';

/** Returns a function that opens the file picker for sources of the open draft. Call it only for a click or a key. */
export function useChooseSources(): () => void {
  const { openFiles, preloadFileReading } = useStores().files;
  return useCallback(() => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', multiple: true, accept: sourceFiles });
    input.addEventListener('change', () => void openFiles([...(input.files ?? [])], 'draft'));
    preloadFileReading();
    input.click();
  }, [openFiles, preloadFileReading]);
}
