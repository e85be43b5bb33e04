import { Alert, Button, FileButton } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import type { OpenReport } from '../../store/commands.ts';
import { useCanWrite, useCommands } from '../../store/context.tsx';
import { readingNoteId } from '../../ui/reading-note.ts';
import { useToast } from '../../ui/toast.tsx';
import classes from './verdicts.module.css';

/** Whether there is something to read about a file that a short message does not hold. */
function isTroubled({ outcome, problems, notices = [] }: OpenReport): boolean {
  return outcome === 'refused' || problems.length + notices.length > 0;
}

/** Reads review files into the open draft, and gives what there is to read about them. */
export function useLoadReviews() {
  const { openFiles } = useCommands();
  const toast = useToast();
  const [reports, setReports] = useState<readonly OpenReport[]>([]);
  const load = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const done = await openFiles(files, 'draft');
    const fine = done.filter((report) => !isTroubled(report));
    if (fine.length > 0) toast({ text: fine.map(({ summary }) => summary).join(' ') });
    setReports(done.filter(isTroubled));
  };
  return { reports, load: (files: readonly File[]) => void load(files), forget: () => setReports([]) };
}

/** Lets the person choose review files. */
export function LoadButton(props: { readonly onLoad: (files: readonly File[]) => void; readonly primary?: boolean }) {
  const { onLoad, primary = false } = props;
  const canWrite = useCanWrite();
  return (
    <FileButton multiple accept=".json,application/json" onChange={onLoad}>
      {(button) => (
        <Button
          {...button}
          size="xs"
          variant={primary ? 'filled' : 'default'}
          disabled={!canWrite}
          aria-describedby={canWrite ? undefined : readingNoteId}
          leftSection={<IconFolderOpen size={16} aria-hidden />}
        >
          Load review files…
        </Button>
      )}
    </FileButton>
  );
}

/** What became of the files, each with what was wrong with it. */
export function LoadReports({
  reports,
  onClose,
}: {
  readonly reports: readonly OpenReport[];
  readonly onClose: () => void;
}) {
  if (reports.length === 0) return null;
  const isRefused = reports.some(({ outcome }) => outcome === 'refused');
  return (
    <Alert
      className={classes.reports}
      color={isRefused ? 'red' : 'gray'}
      role={isRefused ? 'alert' : 'status'}
      withCloseButton
      closeButtonLabel="Close message"
      onClose={onClose}
    >
      {reports.map(({ fileName, summary, problems, notices = [] }, index) => (
        <div key={index}>
          {summary.includes(fileName) ? null : <strong dir="auto">{fileName}:</strong>} {summary}
          {[...problems, ...notices].map(({ message }, at) => (
            <p key={at} className={classes.problem} dir="auto">
              {message}
            </p>
          ))}
        </div>
      ))}
    </Alert>
  );
}
