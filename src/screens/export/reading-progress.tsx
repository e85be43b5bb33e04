/**
 * The dialog that shows the progress of long work, such as opening files, and lets the person cancel it. Render it
 * only while the work runs.
 */
import { Button, Modal, Progress as ProgressBar, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Progress } from '../../desk/file-commands.ts';
import classes from './transfer.module.css';

interface ReadingProgressProps {
  /** The title of the dialog. */
  readonly title?: string;
  /** The current step and how far it is. */
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** No dialog is shown for work shorter than this, in ms, because nobody could read it. */
const patience = 100;

export function ReadingProgress({ title = 'Opening', progress, onCancel }: ReadingProgressProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const { label, fraction } = progress;
  // After reading, the file is opened at once or the person is asked something. Neither needs this dialog.
  const finished = fraction === 1;
  return (
    <Modal
      opened={long && !finished}
      onClose={onCancel}
      title={title}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Text size="sm" role="status">
        {label}…
      </Text>
      <ProgressBar
        value={fraction === undefined ? 100 : fraction * 100}
        animated={fraction === undefined}
        aria-label={label}
        mt="xs"
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
