import { titleInWords } from '../../core/assessment/draft-title.ts';
import { messageOf } from '../../core/assessment/message-of.ts';
import type { Commands, Progress } from '../../store/commands.ts';
import type { AllExported } from '../../store/storage-state.ts';
import type { Toast } from '../../ui/toast.tsx';

export interface ExportAllParts extends Pick<Commands, 'exportAllDrafts'> {
  readonly toast: (toast: Toast) => void;
  readonly announce: (text: string) => void;
  /** Is told how far it is, and how to cancel it. */
  readonly onProgress: (progress: Progress, cancel: () => void) => void;
}

/** Exports all drafts and says what became of it. Never rejects. */
export async function exportAll({ exportAllDrafts, toast, announce, onProgress }: ExportAllParts): Promise<void> {
  const controller = new AbortController();
  const cancel = (): void => controller.abort();
  try {
    const done = await exportAllDrafts((progress) => onProgress(progress, cancel), controller.signal);
    toast({ text: exportedInWords(done), trouble: done.raw.length > 0 });
  } catch (error) {
    if (controller.signal.aborted) announce('Cancelled. No file was made.');
    else toast({ text: `The drafts were not exported. ${messageOf(error)}`, trouble: true });
  }
}

/** What became of exporting all drafts, in sentences. */
function exportedInWords({ fileName, whole, raw }: AllExported): string {
  const drafts = whole === 1 ? 'One draft is' : `${whole} drafts are`;
  const done = `${drafts} in ${fileName}, which was handed to the browser as a download. “Open file…” brings them back.`;
  if (raw.length === 0) return done;
  const titles = raw.map((title) => `“${titleInWords(title)}”`).join(', ');
  return `${done} ${titles} could not be read whole: what is stored of it is in the file as it is.`;
}
