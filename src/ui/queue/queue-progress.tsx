/** How many claims of a queue have a decision. */
import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './queue.module.css';

interface QueueProgressProps {
  readonly decided: number;
  readonly total: number;
  /** What else to say under the bar. */
  readonly children?: ReactNode;
}

export function QueueProgress({ decided, total, children }: QueueProgressProps) {
  const label = `${String(decided)} of ${String(total)} decided`;
  return (
    <div className={classes.progress}>
      <span role="status">{label}</span>
      <Progress
        value={total === 0 ? 100 : (100 * decided) / total}
        aria-label={label}
        size="sm"
        className={classes.track}
      />
      {children}
    </div>
  );
}
