/** Reads the files of an import, and those that follow while the sheet is open. */
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import type { SourceFile } from '../../store/file-commands.ts';
import type { Progress } from '../../store/file-report.ts';
import type { SourceImport } from '../../store/source-import.ts';

/** The state of reading: running, done, or failed as a whole. */
export type Reading =
  | { readonly kind: 'reading'; readonly progress: Progress }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: string; readonly again: () => void };

const none: NonNullable<SourceImport['unreadable']> = [];

const starting: Reading = { kind: 'reading', progress: { label: 'Reading the files' } };

/** Keeps the beginning of a text on the screen until the next one is known. */
function withBeginning(progress: Progress, before: Reading): Progress {
  const { beginning } = before.kind === 'reading' ? before.progress : {};
  return beginning === undefined ? progress : { beginning, ...progress };
}

/**
 * Reads files and passes each batch to `onRead`, with those that could not be unpacked. Reading stops when the
 * component unmounts.
 */
export function useReading(
  { files, unreadable = none }: SourceImport,
  onRead: (read: readonly SourceFile[]) => void,
): Reading {
  const { readSources } = useStores().files;
  const [reading, setReading] = useState<Reading>(starting);
  const [turn, setTurn] = useState(0);
  const readCount = useRef({ files: 0, unreadable: 0 });
  const report = useRef(onRead);
  useEffect(() => {
    report.current = onRead;
  }, [onRead]);
  useEffect(() => {
    const fresh = files.slice(readCount.current.files);
    const problems = unreadable.slice(readCount.current.unreadable);
    if (fresh.length + problems.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setReading(starting);
    const onProgress = (progress: Progress): void => {
      if (!signal.aborted) setReading((before) => ({ kind: 'reading', progress: withBeginning(progress, before) }));
    };
    readSources(fresh, signal, onProgress).then(
      (read) => {
        if (signal.aborted) return;
        readCount.current = { files: files.length, unreadable: unreadable.length };
        report.current([...read, ...problems.map((file) => ({ kind: 'unreadable', ...file }) as const)]);
        setReading({ kind: 'done' });
      },
      (error: unknown) => {
        const again = (): void => setTurn((before) => before + 1);
        if (!signal.aborted) setReading({ kind: 'failed', why: messageOf(error), again });
      },
    );
    return () => controller.abort();
  }, [files, unreadable, readSources, turn]);
  return reading;
}
