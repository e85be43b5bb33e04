/** In the import sheet, before the rows: the progress of reading, or why it failed. */
import { useEffect, useRef, useState } from 'react';
import { Button, Progress as ProgressBar, Text } from '@mantine/core';
import { messageOf } from '../../core/json/words.ts';
import { useStores } from '../../shared/context.tsx';
import type { SourceFile, Progress } from '../../desk/file-commands.ts';
import type { SourceImport } from '../../desk/requests.ts';
import { showHiddenCharacters } from '../../core/text/hidden.ts';
import classes from './import-sheet.module.css';

// Reads the files of an import, and those that follow while the sheet is open.

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

export function ReadingState({ reading }: { readonly reading: Reading }) {
  if (reading.kind === 'failed') {
    return (
      <div className={classes.reading} role="alert">
        <p>Could not read the files. {reading.why}</p>
        <Button variant="default" onClick={reading.again}>
          Try again
        </Button>
      </div>
    );
  }
  const { label, fraction, beginning }: Progress =
    reading.kind === 'reading' ? reading.progress : { label: 'Reading the files', fraction: 1 };
  return (
    <div className={classes.reading}>
      <Text size="sm" role="status" dir="auto">
        {label}…
      </Text>
      <ProgressBar
        value={fraction === undefined ? 100 : fraction * 100}
        animated={fraction === undefined}
        aria-label="Reading the files"
      />
      {beginning !== undefined && (
        <section className={classes.beginning} aria-label="Beginning of the text">
          <p dir="auto">{showHiddenCharacters(beginning)}</p>
        </section>
      )}
    </div>
  );
}
