/** Shows long work on the compare screen: progress with Cancel, failure with “Try again”, or the result. */
import { Button, Progress as Bar } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Work } from '../../shared/use-work.ts';
import classes from './compare.module.css';

interface WorkViewProps<Value> {
  readonly work: Work<Value>;
  /** The name of the work: “Comparing”. */
  readonly label: string;
  readonly children: (value: Value) => ReactNode;
}

/** Shows long work with its progress and how it ended, and its result when it is done. */
export function WorkView<Value>({ work, label, children }: WorkViewProps<Value>) {
  if (work.kind === 'done') return children(work.value);
  if (work.kind === 'working') {
    const percent = Math.round(100 * (work.progress?.fraction ?? 0));
    return (
      <div className={classes.work} role="group" aria-label={label}>
        <span>{work.progress?.label ?? label}…</span>
        <Bar className={classes.bar} value={percent} aria-label={label} />
        <Button size="compact-sm" variant="default" onClick={work.cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.work} role={work.kind === 'failed' ? 'alert' : 'status'}>
      <span>{work.kind === 'failed' ? `${label} failed. ${work.why}` : `${label} was cancelled.`}</span>
      <Button size="compact-sm" variant="default" onClick={work.again}>
        Try again
      </Button>
    </div>
  );
}
