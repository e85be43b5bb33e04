/** The frame of a screen that goes through a queue: its heading, the button that leaves it, and its letters. */
import { Button, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pressLetter } from './press-letter.ts';
import classes from './queue.module.css';

const titleId = 'queue-title';

/** Moves the focus to the heading of the screen. */
export function focusQueueTitle(): void {
  document.getElementById(titleId)?.focus();
}

export interface QueueFrameProps {
  readonly title: string;
  /** The words of the button that leaves the screen. */
  readonly back: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

export function QueueFrame({ title, back, onLeave, children }: QueueFrameProps) {
  return (
    // Key events bubble from the controls on the screen; it is not focusable itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={classes.screen} aria-labelledby={titleId} onKeyDown={pressLetter}>
      <div className={classes.top}>
        <Button size="xs" variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onLeave}>
          {back}
        </Button>
      </div>
      <Title order={2} id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </section>
  );
}
