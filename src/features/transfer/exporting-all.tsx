import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { messageOf } from '../../core/assessment/message-of.ts';
import type { Progress } from '../../store/commands.ts';
import { useCommands } from '../../store/context.tsx';
import type { AllExported } from '../../store/storage-state.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';

const ReadingProgress = lazy(async () => ({ default: (await import('./reading-progress.tsx')).ReadingProgress }));

const ExportAllContext = createContext<(() => void) | null>(null);

/** Hands over every draft on this device in one file, and says what is in it. */
export function useExportAll(): () => void {
  const exportAll = use(ExportAllContext);
  if (!exportAll) throw new Error('This component stands outside the ExportAllProvider.');
  return exportAll;
}

interface Working {
  readonly progress: Progress;
  readonly cancel: () => void;
}

/** Gives “Export all drafts” to what is below it, and shows how far it is. */
export function ExportAllProvider({ children }: { readonly children: ReactNode }) {
  const { exportAllDrafts } = useCommands();
  const toast = useToast();
  const announce = useAnnounce();
  const [working, setWorking] = useState<Working | null>(null);

  const exportAll = useCallback(async () => {
    const controller = new AbortController();
    const cancel = (): void => controller.abort();
    try {
      const done = await exportAllDrafts((progress) => setWorking({ progress, cancel }), controller.signal);
      toast({ text: exportedInWords(done), trouble: done.raw.length > 0 });
    } catch (error) {
      if (controller.signal.aborted) announce('Cancelled. No file was made.');
      else toast({ text: `The drafts were not exported. ${whyOf(error)}`, trouble: true });
    } finally {
      setWorking(null);
    }
  }, [exportAllDrafts, toast, announce]);
  const start = useCallback(() => void exportAll(), [exportAll]);

  return (
    <ExportAllContext value={start}>
      {children}
      <Suspense>
        {working && (
          <ReadingProgress title="Exporting all drafts" progress={working.progress} onCancel={working.cancel} />
        )}
      </Suspense>
    </ExportAllContext>
  );
}

function whyOf(error: unknown): string {
  return messageOf(error);
}

/** What became of exporting all drafts, in sentences. */
export function exportedInWords({ fileName, whole, raw }: AllExported): string {
  const drafts = whole === 1 ? 'One draft is' : `${whole} drafts are`;
  const done = `${drafts} in ${fileName}, which was handed to the browser as a download. “Open file…” brings them back.`;
  if (raw.length === 0) return done;
  const titles = raw.map((title) => `“${title === '' ? 'Untitled assessment' : title}”`).join(', ');
  return `${done} ${titles} could not be read whole: what is stored of it is in the file as it is.`;
}
