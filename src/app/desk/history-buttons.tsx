/** Undo and Redo in the top bar, with the label of the step, and a menu of earlier steps. */
import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDraft } from '../../shared/context.tsx';
import { isApplePlatform } from '../../ui/keyboard.ts';
import { BarButton } from '../bar-button.tsx';
import { keysFor } from './shortcuts.ts';
import { useHistorySteps } from './use-history-steps.ts';
import classes from './top-bar.module.css';

const UndoSeveralItems = lazy(async () => ({
  default: (await import('../../features/history/undo-several.tsx')).UndoSeveralItems,
}));

interface StepButtonProps {
  readonly name: 'Undo' | 'Redo';
  /** The label of the step; undefined if there is none. */
  readonly step: string | undefined;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** Stays focusable when disabled, so that the focus is not lost with the last step. */
function StepButton({ name, step, onStep, children }: StepButtonProps) {
  const keys = keysFor(name === 'Undo' ? 'undo' : 'redo', isApplePlatform()).join(' ');
  return (
    <BarButton
      tooltip={step === undefined ? `Nothing to ${name.toLowerCase()}` : `${name} ${step} (${keys})`}
      aria-label={name}
      aria-description={step}
      aria-disabled={step === undefined}
      data-disabled={step === undefined || undefined}
      onClick={() => step !== undefined && onStep()}
    >
      {children}
    </BarButton>
  );
}

interface HistoryButtonsProps {
  readonly onEarlierStates: () => void;
}

export function HistoryButtons({ onEarlierStates }: HistoryButtonsProps) {
  const undoStep = useDraft((draft) => draft.history.past.at(-1)?.label);
  const redoStep = useDraft((draft) => draft.history.future.at(-1)?.label);
  const { undo, redo, undoSeveral } = useHistorySteps();
  const [opened, setOpened] = useState(false);
  return (
    // A right click or a long press on Undo also opens the menu.
    <div
      className={classes.history}
      onContextMenu={(event) => {
        event.preventDefault();
        setOpened(true);
      }}
    >
      <StepButton name="Undo" step={undoStep} onStep={undo}>
        <IconArrowBackUp size={20} />
      </StepButton>
      <Menu opened={opened} onChange={setOpened} position="bottom-start" width={340}>
        <Menu.Target>
          <BarButton
            tooltip="Undo several steps, or open the version history"
            aria-label="Undo history"
            className={classes.several}
          >
            <IconChevronDown size={14} />
          </BarButton>
        </Menu.Target>
        <Menu.Dropdown>
          {opened && (
            <Suspense>
              <UndoSeveralItems onUndo={undoSeveral} onEarlierStates={onEarlierStates} />
            </Suspense>
          )}
        </Menu.Dropdown>
      </Menu>
      <StepButton name="Redo" step={redoStep} onStep={redo}>
        <IconArrowForwardUp size={20} />
      </StepButton>
    </div>
  );
}
