import { Button, Modal, Progress as ProgressBar, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Progress } from '../../store/commands.ts';
import classes from './transfer.module.css';

interface ReadingProgressProps {
  /** What is under way; null for nothing. */
  readonly progress: Progress | null;
  readonly onCancel: () => void;
}

/** Work shorter than this, in ms, is over before a dialogue about it could be read. */
const patience = 100;

/** Shows long reading and lets it be cancelled. */
export function ReadingProgress({ progress, onCancel }: ReadingProgressProps) {
  const busy = progress !== null;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  const fraction = progress?.fraction;
  return (
    <Modal
      opened={busy && long}
      onClose={onCancel}
      title="Opening"
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Text size="sm" role="status">
        {progress?.label}…
      </Text>
      <ProgressBar
        value={fraction === undefined ? 100 : fraction * 100}
        animated={fraction === undefined}
        aria-label={progress?.label ?? 'Reading'}
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
