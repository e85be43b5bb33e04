/** The foot of the outline: the marks to sort, and the next step, which leads to its field or to “Next steps”. */
import { IconArrowRight, IconHighlight } from '@tabler/icons-react';
import { counted } from '../../core/json/words.ts';
import { useDraft, useView, useViewActions } from '../../shared/context.tsx';
import { stepTitles, useStepsHidden } from '../../shared/next-steps.ts';
import { stepsField } from '../../shared/sections.ts';
import { placeOf } from '../../desk/place-of.ts';
import { useNextStep } from './use-next-step.ts';
import classes from './next-step-line.module.css';

export function OutlineFoot() {
  return (
    <>
      <MarksLine />
      <NextStepLine />
    </>
  );
}

/** Leads to the marks to sort. */
function MarksLine() {
  const count = useDraft(({ workspace }) => workspace.marks?.length ?? 0);
  const isShown = useView(({ sorting }) => sorting);
  const { showMarks } = useViewActions();
  if (count === 0) return null;
  return (
    <button type="button" className={classes.line} aria-current={isShown ? 'true' : undefined} onClick={showMarks}>
      <IconHighlight size={14} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <b>{`${counted(count, 'mark')} to sort`}</b>
      </span>
    </button>
  );
}

function NextStepLine() {
  const [isHidden] = useStepsHidden();
  const isBlind = useDraft(({ workspace }) => workspace.blind === true);
  const { select } = useViewActions();
  const next = useNextStep();
  if (isHidden || isBlind || !next) return null;
  const go = (): void => {
    const { selection, field } =
      next.path === undefined
        ? { selection: { section: 'document' as const }, field: stepsField }
        : placeOf('assessment', next.path);
    select(selection, field);
  };
  return (
    <button type="button" className={classes.line} title={next.todo} onClick={go}>
      <IconArrowRight size={14} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <b>Next: {stepTitles[next.name]}</b> <span>{next.todo}</span>
      </span>
    </button>
  );
}
