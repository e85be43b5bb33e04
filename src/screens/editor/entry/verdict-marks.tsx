/** The button beside an entry or link that shows that reviewers gave verdicts on it, and opens the verdicts. */
import { IconMessages } from '@tabler/icons-react';
import type { Pointer } from '../../../core/json/pointer.ts';
import { useStores } from '../../../shared/context.tsx';
import classes from './verdict-marks.module.css';

interface VerdictMarksProps {
  /** A summary such as “2 verdicts, 1 questioned, outdated”; undefined for none. */
  readonly words: string | undefined;
  /** The value that the verdicts are about, in the assessment. */
  readonly path: Pointer;
  readonly tabIndex?: number;
}

export function VerdictMarks({ words, path, tabIndex }: VerdictMarksProps) {
  const { goTo } = useStores().navigation;
  if (words === undefined) return null;
  return (
    <button
      type="button"
      className={classes.marks}
      tabIndex={tabIndex}
      title="Show reviewers’ verdicts"
      onClick={() => goTo({ to: 'verdicts', key: path })}
    >
      <IconMessages size={14} aria-hidden />
      {words}
    </button>
  );
}
