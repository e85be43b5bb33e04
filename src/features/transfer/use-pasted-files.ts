/** Pasting on the page as a way to open files: which clipboard content counts as a file, and where it is ignored. */
import { useEffect } from 'react';

interface PasteTargets {
  openFiles(files: readonly File[]): void;
  openText(text: string): void;
}

/** Whether a pasted text may be one of our files, such as JSON or the answer of a model. Other texts are ignored. */
async function isFileText(text: string): Promise<boolean> {
  const { mayBeDocument } = await import('../../core/files/may-be-document.ts');
  return /^\uFEFF?\s*\{/.test(text) || mayBeDocument('', text);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null)
  );
}

/** Opens files, or the text of a file, pasted outside any field. */
export function usePastedFiles({ openFiles, openText }: PasteTargets): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || isField(event.target)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) openFiles(files);
      else if (text !== '') void isFileText(text).then((isFile) => isFile && openText(text));
      else return;
      event.preventDefault();
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [openFiles, openText]);
}
