import { Button, Modal, Progress as ProgressBar, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Progress } from '../../store/commands.ts';
import classes from './transfer.module.css';

interface ReadingProgressProps {
  /** What the work is called. */
  readonly title?: string;
  /** What is under way. */
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** Work shorter than this, in ms, is over before a dialogue about it could be read. */
const patience = 100;

/** Shows reading, or other work, that takes long, and lets it be cancelled. Rendered while something is read. */
export function ReadingProgress({ title = 'Opening', progress, onCancel }: ReadingProgressProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const { label, fraction } = progress;
  // What is read is taken in at once, or there is a question to answer: neither wants a dialogue of its own.
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
