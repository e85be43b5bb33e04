/** The work behind “Export all drafts” and the message with its result; loaded on first use. */
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { messageOf } from '../../core/json/words.ts';
import type { AllExported, DraftCommands } from '../../desk/draft-commands.ts';
import type { Progress } from '../../desk/file-commands.ts';
import { marksInWords } from './exporting-all.tsx';
import type { Toast } from '../../ui/toast.tsx';

export interface ExportAllParts extends Pick<DraftCommands, 'exportAllDrafts'> {
  readonly toast: (toast: Toast) => void;
  readonly announce: (text: string) => void;
  /** Receives the progress, and a function that cancels the export. */
  readonly onProgress: (progress: Progress, cancel: () => void) => void;
}

/** Exports all drafts and reports the result in a message. Never rejects. */
export async function exportAll({ exportAllDrafts, toast, announce, onProgress }: ExportAllParts): Promise<void> {
  const controller = new AbortController();
  const cancel = (): void => controller.abort();
  try {
    const done = await exportAllDrafts((progress) => onProgress(progress, cancel), controller.signal);
    toast({ text: exportedInWords(done), trouble: done.raw.length > 0 });
  } catch (error) {
    if (controller.signal.aborted) announce('Export cancelled.');
    else toast({ text: `Could not export the drafts. ${messageOf(error)}`, trouble: true });
  }
}

/** The result of exporting all drafts, in sentences. */
function exportedInWords({ fileName, whole, raw, marks }: AllExported): string {
  const drafts = whole === 1 ? '1 draft' : `${whole} drafts`;
  const exported = `${drafts} exported to ${fileName}. To restore them, choose “Open file…”.`;
  const done = [exported, marksInWords(marks)].filter(Boolean).join(' ');
  if (raw.length === 0) return done;
  const titles = raw.map((title) => `“${titleInWords(title)}”`).join(', ');
  return `${done} ${titles} could not be read completely; the raw data, private notes included, is in the file.`;
}
