/** Messages about a completed edit, with a button that undoes exactly that edit. */
import { useCallback } from 'react';
import { useStores } from './context.tsx';
import type { StepLabel } from '../store/history.ts';
import type { ViewStore } from '../store/view-store.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import type { Toast } from '../ui/toast.tsx';
import { dispatchAndTell, useEditTarget, type EditOf, type EditTarget } from './dispatch-and-tell.ts';
import { newestStep, undoStep, whyNotUndone, type StepRef } from './step-undo.ts';

/** The message about a completed edit. */
export interface DoneMessage {
  readonly text: string;
  /** The text if the edit changed nothing; by default the same text. This message has no undo button. */
  readonly nothing?: string;
  /** Called after the step was undone from the message. */
  readonly onUndone?: () => void;
}

/** Applies an edit and shows the message. Returns true if the edit succeeded, as `DispatchAndTell` does. */
export type DoWithUndo = (edit: EditOf, step: StepLabel, message: DoneMessage) => boolean;

interface Means extends EditTarget {
  readonly view: ViewStore;
  readonly say: (text: string) => void;
}

/** Returns a message whose undo button undoes the given step, or is disabled and says why. */
function undoMessage({ desk, view, say }: Means, ref: StepRef, { text, onUndone }: DoneMessage): Toast {
  const onAction = (): void => {
    if (!undoStep({ desk, view }, ref)) return;
    say(`Undone: ${ref.label}`);
    onUndone?.();
  };
  const availability = { subscribe: desk.subscribe, whyNot: () => whyNotUndone(desk.getState(), ref) };
  return { text, action: { title: 'Undo', onAction, availability } };
}

/** Applies an edit as one step and shows a message with a button that undoes exactly that step. */
export function doWithUndo(means: Means, edit: EditOf, step: StepLabel, message: DoneMessage): boolean {
  const { desk } = means;
  const before = desk.getState().draft?.workspace;
  if (!dispatchAndTell(means, edit, step)) return false;
  const { draft } = desk.getState();
  const ref = draft && draft.workspace !== before ? newestStep(draft) : undefined;
  means.toast(ref ? undoMessage(means, ref, message) : { text: message.nothing ?? message.text });
  return true;
}

/** Returns `doWithUndo` for the draft that is open when the component renders. */
export function useDoWithUndo(): DoWithUndo {
  const { view } = useStores();
  const target = useEditTarget();
  const say = useAnnounce();
  return useCallback(
    (edit, step, message) => doWithUndo({ ...target, view, say }, edit, step, message),
    [target, view, say],
  );
}
