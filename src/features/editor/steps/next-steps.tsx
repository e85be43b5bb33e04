/** The panel “Next steps” on the Document page: what exists, what is left to do, and a button for the next step. */
import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck, IconCircleDashed, IconX } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { firstOpenStep, type NextStep } from '../../../core/check/next-steps.ts';
import { counted } from '../../../core/json/words.ts';
import { countUnanswered } from '../../../core/review/unanswered.ts';
import { useCanWrite, useDraft, useStores, useView } from '../../../shared/context.tsx';
import { stepTitles, useNextSteps, useStepsHidden } from '../../../shared/next-steps.ts';
import { stepsField } from '../../../shared/steps-field.ts';
import { IconButton, SmallButton } from '../../../ui/small-button.tsx';
import { readOnlyNoteId } from '../../../ui/read-only-note.ts';
import classes from './next-steps.module.css';
import { useStep } from './use-step.ts';

function StepButton({ step }: { readonly step: NextStep }) {
  const { label, writes, run } = useStep(step);
  const canWrite = useCanWrite();
  const isDisabled = writes && !canWrite;
  return (
    <Button
      size="compact-sm"
      disabled={isDisabled}
      aria-describedby={isDisabled ? readOnlyNoteId : undefined}
      onClick={run}
    >
      {label}
    </Button>
  );
}

function Step({ step, isNext }: { readonly step: NextStep; readonly isNext: boolean }) {
  const { name, facts, todo, notes } = step;
  const Icon = isNext ? IconArrowRight : todo.length === 0 ? IconCircleCheck : IconCircleDashed;
  const state = isNext ? 'next' : todo.length === 0 ? 'complete' : 'to do';
  return (
    <li className={classes.step} data-next={isNext || undefined} aria-current={isNext ? 'step' : undefined}>
      <Icon size={16} className={classes.icon} role="img" aria-label={state} />
      <span className={classes.name}>{stepTitles[name]}</span>
      <span className={classes.words}>
        {todo.length === 0 ? <span>{facts === '' ? 'No errors' : facts}</span> : null}
        {todo.map((line) => (
          <span key={line} className={classes.todo}>
            {line}
          </span>
        ))}
        {notes.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {isNext ? <StepButton step={step} /> : null}
    </li>
  );
}

/** Says how many steps are complete. It is not a measure of the assessment. */
function progressOf(steps: readonly NextStep[], unanswered: number): string {
  const done = steps.filter(({ todo }) => todo.length === 0).length;
  if (done === steps.length) return unanswered > 0 ? 'All steps are complete.' : 'Nothing is left to do before export.';
  return `${String(done)} of ${String(steps.length)} steps ${done === 1 ? 'is' : 'are'} complete.`;
}

function Steps({ onHide }: { readonly onHide: () => void }) {
  const steps = useNextSteps();
  const open = firstOpenStep(steps);
  const { navigation } = useStores();
  const workspace = useDeferredValue(useDraft((draft) => draft.workspace));
  const unanswered = useMemo(() => countUnanswered(workspace), [workspace]);
  const next = open ?? steps.at(-1);
  const root = useRef<HTMLElement>(null);
  const serial = useView(({ focus }) => (focus?.field === stepsField ? focus.serial : 0));
  useEffect(() => {
    const button = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (serial > 0) (button('ol button') ?? button('button'))?.focus();
  }, [serial]);
  return (
    <section ref={root} className={classes.panel} aria-label="Next steps">
      <div className={classes.head}>
        <h3 className={classes.title}>Next steps</h3>
        <p className={classes.progress}>{progressOf(steps, unanswered)}</p>
        {unanswered > 0 ? (
          <SmallButton onClick={() => navigation.goTo({ to: 'verdicts', key: 'unanswered' })}>
            {counted(unanswered, 'unanswered verdict')}
          </SmallButton>
        ) : null}
        {next && !open ? <StepButton step={next} /> : null}
        <IconButton label="Hide next steps" onClick={onHide}>
          <IconX size={15} aria-hidden />
        </IconButton>
      </div>
      {open ? (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <Step key={step.name} step={step} isNext={step === open} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

export function NextSteps() {
  const [isHidden, hide] = useStepsHidden();
  const isBlind = useDraft(({ workspace }) => workspace.blind === true);
  const unchecked = useDraft((draft) => draft.unchecked);
  if (isBlind || unchecked) return null;
  return isHidden ? (
    <SmallButton look="plain" onClick={() => hide(false)}>
      Show next steps
    </SmallButton>
  ) : (
    <Steps onHide={() => hide(true)} />
  );
}
