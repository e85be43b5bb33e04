/** Undo and Redo in the top bar, with the label of the step, and a menu of earlier steps. */
import { use, useEffect, useMemo, lazy, Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconChevronDown } from '@tabler/icons-react';
import { changedTextRange } from '../../core/json/changed-range.ts';
import { keepSelectedEntry } from '../../shared/dispatch-and-tell.ts';
import { useStores, useDraft } from '../../shared/context.tsx';
import { LocalStepsContext } from '../../shared/desk-contexts.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { isApplePlatform } from '../../ui/keyboard.ts';
import { BarButton } from '../color-scheme-menu.tsx';
import { keysFor } from './shortcuts.ts';
import classes from './top-bar.module.css';

/** Gives the desk undo and redo, which announce the step. The selected entry stays selected, and the caret in place. */
export interface HistorySteps {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Undoes this many steps at once. */
  readonly undoSeveral: (steps: number) => void;
}

/** Returns undo and redo, which announce the undone or redone step. The selected entry stays selected. */
export function useHistorySteps(): HistorySteps {
  const { desk, view } = useStores();
  const announce = useAnnounce();
  const local = use(LocalStepsContext);
  return useMemo(
    () => ({
      undo() {
        if (local.current?.undo()) return;
        const step = desk.getState().draft?.history.past.at(-1);
        withCaret(() => keepSelectedEntry({ desk, view }, desk.actions.undo));
        announce(step ? `Undone: ${step.label}` : 'Nothing to undo');
      },
      undoSeveral(steps) {
        keepSelectedEntry({ desk, view }, () => {
          for (let step = 0; step < steps; step += 1) desk.actions.undo();
        });
        announce(steps === 1 ? 'Undid 1 step' : `Undid ${steps} steps`);
      },
      redo() {
        if (local.current?.redo()) return;
        const step = desk.getState().draft?.history.future.at(-1);
        withCaret(() => keepSelectedEntry({ desk, view }, desk.actions.redo));
        announce(step ? `Redone: ${step.label}` : 'Nothing to redo');
      },
    }),
    [desk, view, announce, local],
  );
}

/**
 * Runs a step, and puts the caret behind what it changed in the text of the focused field. A browser would put it at
 * the end of the text.
 */
function withCaret(step: () => void): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return step();
  const { value: before, selectionEnd: caret } = field;
  if (caret === null) return step();
  flushSync(step);
  const { value: after } = field;
  if (after === before) return;
  const change = changedTextRange(before, after);
  // A letter typed before or after an identical one gives the same text, so the last caret decides.
  const atCaret = changedTextRange(before, after, Math.max(0, caret - Math.max(0, before.length - after.length)));
  const isSameSize = atCaret.afterEnd - atCaret.start === change.afterEnd - change.start;
  const end = (isSameSize ? atCaret : change).afterEnd;
  field.setSelectionRange(end, end);
}

/** Tells the history what an input method composes, so that it is one step, or none if it is cancelled. */
export function useComposedSteps(): void {
  const { desk } = useStores();
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener('compositionstart', () => desk.actions.compose(true), options);
    // In Firefox, the last input of a composition comes after its end, so the next other input ends it.
    const onInput = (event: Event): void => {
      if (event instanceof InputEvent && !/composition/iu.test(event.inputType)) desk.actions.compose(false);
    };
    document.addEventListener('input', onInput, options);
    return () => stop.abort();
  }, [desk]);
}

const UndoSeveralItems = lazy(async () => ({
  default: (await import('../../screens/history/undo-several.tsx')).UndoSeveralItems,
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
