/** The line at the foot of the outline that names the next step and opens the panel “Next steps”. */
import { IconArrowRight } from '@tabler/icons-react';
import { firstOpenStep } from '../../core/check/next-steps.ts';
import { useDraft, useViewActions } from '../../shared/context.tsx';
import { stepTitles, useNextSteps, useStepsHidden } from '../../shared/next-steps.ts';
import { stepsField } from '../../shared/steps-field.ts';
import classes from './next-step-line.module.css';

export function NextStepLine() {
  const [isHidden] = useStepsHidden();
  const isBlind = useDraft(({ workspace }) => workspace.blind === true);
  const unchecked = useDraft((draft) => draft.unchecked);
  const { select } = useViewActions();
  const next = firstOpenStep(useNextSteps());
  if (isHidden || isBlind || unchecked || !next) return null;
  return (
    <button
      type="button"
      className={classes.line}
      title={next.todo[0]}
      onClick={() => select({ section: 'document' }, stepsField)}
    >
      <IconArrowRight size={14} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <b>Next: {stepTitles[next.name]}</b> <span>{next.todo[0]}</span>
      </span>
    </button>
  );
}
