/** Reads the files of an import, and those that follow while the sheet is open. */
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import type { SourceFile } from '../../store/file-commands.ts';
import type { Progress } from '../../store/file-report.ts';

/** The state of reading: running, done, or failed as a whole. */
export type Reading =
  | { readonly kind: 'reading'; readonly progress: Progress }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: string; readonly again: () => void };

const starting: Reading = { kind: 'reading', progress: { label: 'Reading the files' } };

/** Reads files and passes each batch to `onRead`. Reading stops when the component unmounts. */
export function useReading(files: readonly File[], onRead: (read: readonly SourceFile[]) => void): Reading {
  const { readSources } = useStores().files;
  const [reading, setReading] = useState<Reading>(starting);
  const [turn, setTurn] = useState(0);
  const readCount = useRef(0);
  const report = useRef(onRead);
  useEffect(() => {
    report.current = onRead;
  }, [onRead]);
  useEffect(() => {
    const fresh = files.slice(readCount.current);
    if (fresh.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setReading(starting);
    const onProgress = (progress: Progress): void => {
      if (!signal.aborted) setReading({ kind: 'reading', progress });
    };
    readSources(fresh, signal, onProgress).then(
      (read) => {
        if (signal.aborted) return;
        readCount.current = files.length;
        report.current(read);
        setReading({ kind: 'done' });
      },
      (error: unknown) => {
        const again = (): void => setTurn((before) => before + 1);
        if (!signal.aborted) setReading({ kind: 'failed', why: messageOf(error), again });
      },
    );
    return () => controller.abort();
  }, [files, readSources, turn]);
  return reading;
}
