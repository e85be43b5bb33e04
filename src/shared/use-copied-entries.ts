/** Copies, cuts and pastes entries by the clipboard, within a draft and between drafts. */
import { useCallback, useEffect } from 'react';
import type { ListName } from '../core/assessment/view.ts';
import { messageOf } from '../core/json/words.ts';
import { copiedEntries, entriesFormat } from '../core/workspace/copied-entries.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { useToast } from '../ui/toast.tsx';
import { useStores } from './context.tsx';
import { useDispatchAndTell } from './dispatch-and-tell.ts';
import { countedEntries } from './sections.ts';

/** Copies entries of a list; resolves to whether they are on the clipboard. */
export type CopyEntries = (list: ListName, indices: readonly number[]) => Promise<boolean>;

/** Returns the function that copies entries. It must be called from the handler of a key or a click. */
export function useCopyEntries(): CopyEntries {
  const { desk, exports } = useStores();
  const say = useAnnounce();
  const toast = useToast();
  return useCallback(
    async (list, indices) => {
      const { draft } = desk.getState();
      if (!draft || indices.length === 0) return false;
      try {
        await exports.copy(copiedEntries(draft.workspace, draft.id, list, indices));
      } catch (error) {
        toast({ text: `Could not copy. ${messageOf(error)}`, trouble: true });
        return false;
      }
      say(`${countedEntries(list, indices.length)} copied.`);
      return true;
    },
    [desk, exports, say, toast],
  );
}

/**
 * Returns the function that pastes copied entries from the clipboard, for people without a keyboard. It must be called
 * from the handler of a key or a click. Says why nothing can be pasted.
 */
export function usePasteEntries(): () => Promise<void> {
  const { desk, view, exports } = useStores();
  const run = useDispatchAndTell();
  const toast = useToast();
  return useCallback(async () => {
    try {
      const text = await exports.readCopied();
      const { pasteCopiedEntries } = await import('./paste-copied-entries.ts');
      if (pasteCopiedEntries(text, { desk, view, run })) return;
      toast({ text: 'The clipboard contains no copied entries. Copy entries first.' });
    } catch (error) {
      toast({ text: `Could not paste. ${messageOf(error)}`, trouble: true });
    }
  }, [desk, view, exports, run, toast]);
}

/** Pastes copied entries into the open draft, wherever the focus is outside of fields. */
export function usePastedEntries(): void {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.isContentEditable || target?.closest('input, textarea, select, [role="dialog"]')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!text.trimStart().startsWith('{') || !text.includes(entriesFormat)) return;
      event.preventDefault();
      void import('./paste-copied-entries.ts').then(({ pasteCopiedEntries }) =>
        pasteCopiedEntries(text, { desk, view, run }),
      );
    };
    // Before the page opens the text as a file.
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [desk, view, run]);
}
