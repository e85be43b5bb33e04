import { useEffect } from 'react';

interface PasteTargets {
  openFiles(files: readonly File[]): void;
  openText(text: string): void;
}

/** Whether a pasted text can be a file of ours: a JSON object. Everything else that is pasted outside of a field is let be. */
export function looksLikeFile(text: string): boolean {
  return /^\uFEFF?\s*\{/.test(text);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null)
  );
}

/** Opens files, and the text of a file, that are pasted outside of every field. */
export function usePastedFiles({ openFiles, openText }: PasteTargets): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || isField(event.target)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) openFiles(files);
      else if (looksLikeFile(text)) openText(text);
      else return;
      event.preventDefault();
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [openFiles, openText]);
}
