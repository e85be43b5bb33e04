import { IconMessages } from '@tabler/icons-react';
import type { Pointer } from '../../../core/assessment/pointer.ts';
import { useCommands } from '../../../store/context.tsx';
import classes from './verdict-marks.module.css';

interface VerdictMarksProps {
  /** “2 verdicts, 1 questioned, stale”; undefined for none. */
  readonly words: string | undefined;
  /** What they are about, in the assessment. */
  readonly path: Pointer;
  readonly tabIndex?: number;
}

/** Says quietly that reviewers judged this, and leads to what they said. */
export function VerdictMarks({ words, path, tabIndex }: VerdictMarksProps) {
  const { goTo } = useCommands();
  if (words === undefined) return null;
  return (
    <button
      type="button"
      className={classes.marks}
      tabIndex={tabIndex}
      title="Show what reviewers said"
      onClick={() => goTo({ to: 'verdicts', key: path })}
    >
      <IconMessages size={14} aria-hidden />
      {words}
    </button>
  );
}
