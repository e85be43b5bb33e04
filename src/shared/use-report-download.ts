/** Creates a report about what is on the screen, downloads it, and tells the person. */
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../core/json/words.ts';
import type { ExportedBlob } from '../desk/export-commands.ts';
import { useToast } from '../ui/toast.tsx';
import { useStores } from './context.tsx';

/**
 * Returns a function that creates and downloads a report, and whether it is at work. A new report cancels the last one.
 */
export function useReportDownload() {
  const { downloadExport } = useStores().exports;
  const toast = useToast();
  const [isWorking, setIsWorking] = useState(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function download(make: (signal: AbortSignal) => Promise<ExportedBlob>): Promise<void> {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setIsWorking(true);
    try {
      const made = await make(current.signal);
      if (current.signal.aborted) return;
      downloadExport(made);
      toast({ text: `Downloaded ${made.fileName}.` });
    } catch (error) {
      if (!current.signal.aborted) toast({ text: `Could not create the report. ${messageOf(error)}`, trouble: true });
    } finally {
      if (!current.signal.aborted) setIsWorking(false);
    }
  }
  return { isWorking, download };
}
