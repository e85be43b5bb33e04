/** Provides “Export all drafts” to every part of the screen, with its progress dialog. */
import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import type { Progress } from '../../desk/file-commands.ts';
import { useStores } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';

const ReadingProgress = lazy(async () => ({ default: (await import('./reading-progress.tsx')).ReadingProgress }));

/** Says that marks which are not sorted are in no exported file; undefined if there are none. */
export function marksInWords(marks: number): string | undefined {
  if (marks === 0) return undefined;
  return marks === 1 ? '1 mark to sort. It is not in any file.' : `${marks} marks to sort. They are not in any file.`;
}

const ExportAllContext = createContext<(() => void) | null>(null);

/** Returns a function that exports every draft on this device to one file. */
export function useExportAll(): () => void {
  const exportAll = use(ExportAllContext);
  if (!exportAll) throw new Error('This component is outside the ExportAllProvider.');
  return exportAll;
}

interface Working {
  readonly progress: Progress;
  readonly cancel: () => void;
}

/** Provides “Export all drafts” to its children, and shows the progress. */
export function ExportAllProvider({ children }: { readonly children: ReactNode }) {
  const { exportAllDrafts } = useStores().drafts;
  const toast = useToast();
  const announce = useAnnounce();
  const [working, setWorking] = useState<Working | null>(null);

  const start = useCallback(() => {
    const onProgress = (progress: Progress, cancel: () => void): void => setWorking({ progress, cancel });
    void import('./export-all.ts')
      .then(({ exportAll }) => exportAll({ exportAllDrafts, toast, announce, onProgress }))
      .catch(() =>
        toast({
          text: 'Could not export the drafts because part of Assessment Desk could not be loaded. Connect to the internet and try again.',
          trouble: true,
        }),
      )
      .finally(() => setWorking(null));
  }, [exportAllDrafts, toast, announce]);

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
