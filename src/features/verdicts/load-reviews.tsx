/** Adds review files on the verdicts screen, and shows the reports on them. */
import { showDirections } from '../../core/passage/directions.ts';
import { Alert, Button, FileButton } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import type { OpenReport } from '../../store/file-commands.ts';
import { useCanWrite, useStores } from '../../shared/context.tsx';
import { AboutFile } from '../../shared/about-file.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import { useToast } from '../../ui/toast.tsx';
import classes from './verdicts.module.css';

/** Returns whether a file needs a detailed report instead of a short message. */
function needsReport({ outcome, problems, notices = [] }: OpenReport): boolean {
  return outcome === 'refused' || problems.length + notices.length > 0;
}

/** Adds review files to the open draft, and collects the reports on them. */
export function useLoadReviews() {
  const { openFiles } = useStores().files;
  const toast = useToast();
  const [reports, setReports] = useState<readonly OpenReport[]>([]);
  const load = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const results = await openFiles(files, 'draft');
    const successes = results.filter((report) => !needsReport(report));
    if (successes.length > 0) toast({ text: successes.map(({ summary }) => summary).join(' ') });
    setReports(results.filter(needsReport));
  };
  return { reports, load: (files: readonly File[]) => void load(files), forget: () => setReports([]) };
}

/** A button to choose review files. */
export function LoadButton(props: { readonly onLoad: (files: readonly File[]) => void; readonly primary?: boolean }) {
  const { onLoad, primary = false } = props;
  const canWrite = useCanWrite();
  const { preloadFileReading } = useStores().files;
  return (
    <FileButton multiple accept=".json,application/json" onChange={onLoad}>
      {(button) => (
        <Button
          {...button}
          size="xs"
          variant={primary ? 'filled' : 'default'}
          onPointerEnter={preloadFileReading}
          onFocus={preloadFileReading}
          disabled={!canWrite}
          aria-describedby={canWrite ? undefined : readOnlyNoteId}
          leftSection={<IconFolderOpen size={16} aria-hidden />}
        >
          Add review files…
        </Button>
      )}
    </FileButton>
  );
}

/** The reports on the files, each with its problems. */
export function LoadReports({
  reports,
  onClose,
}: {
  readonly reports: readonly OpenReport[];
  readonly onClose: () => void;
}) {
  if (reports.length === 0) return null;
  const hasFailure = reports.some(({ outcome }) => outcome === 'refused');
  return (
    <Alert
      className={classes.reports}
      color={hasFailure ? 'red' : 'gray'}
      role={hasFailure ? 'alert' : 'status'}
      withCloseButton
      closeButtonLabel="Close message"
      onClose={onClose}
    >
      {reports.map(({ fileName, summary, problems, notices = [] }, index) => (
        <div key={index}>
          {summary.includes(fileName) ? null : <strong dir="auto">{showDirections(fileName)}:</strong>}{' '}
          {showDirections(summary)}
          {[...problems, ...notices].map(({ message }, at) => (
            <p key={at} className={classes.problem}>
              <AboutFile sentence={message} />
            </p>
          ))}
        </div>
      ))}
    </Alert>
  );
}
