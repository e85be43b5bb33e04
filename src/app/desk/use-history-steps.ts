/** Gives the desk undo and redo, which announce the step. The selected entry stays selected, and the caret in place. */
import { use, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { changedTextRange } from '../../core/json/changed-range.ts';
import { keepSelectedEntry } from '../../shared/keep-selected-entry.ts';
import { useStores } from '../../shared/context.tsx';
import { LocalStepsContext } from '../../shared/local-steps.ts';
import { useAnnounce } from '../../ui/announcer.tsx';

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
