import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDraft } from '../../store/context.tsx';
import { isApplePlatform } from '../../ui/platform.ts';
import { keysFor } from './shortcuts.ts';
import { useHistorySteps } from './use-history-steps.ts';
import classes from './top-bar.module.css';

interface StepButtonProps {
  readonly name: 'Undo' | 'Redo';
  /** What the step is called; undefined where there is none. */
  readonly step: string | undefined;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** Stays focusable where there is nothing to do, so that the focus is not lost with the last step. */
function StepButton({ name, step, onStep, children }: StepButtonProps) {
  const keys = keysFor(name === 'Undo' ? 'undo' : 'redo', isApplePlatform()).join(' ');
  return (
    <Tooltip label={step === undefined ? `Nothing to ${name.toLowerCase()}` : `${name} ${step} (${keys})`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={name}
        aria-description={step}
        aria-disabled={step === undefined}
        data-disabled={step === undefined || undefined}
        onClick={() => step !== undefined && onStep()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** Undo and Redo, with what they would do. */
export function HistoryButtons() {
  const undoStep = useDraft((draft) => draft.history.past.at(-1)?.label);
  const redoStep = useDraft((draft) => draft.history.future.at(-1)?.label);
  const { undo, redo } = useHistorySteps();
  return (
    <div className={classes.history}>
      <StepButton name="Undo" step={undoStep} onStep={undo}>
        <IconArrowBackUp size={20} />
      </StepButton>
      <StepButton name="Redo" step={redoStep} onStep={redo}>
        <IconArrowForwardUp size={20} />
      </StepButton>
    </div>
  );
}
