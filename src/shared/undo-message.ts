/** Messages that say what was done and offer to undo exactly that. */
import { useCallback } from 'react';
import { useStores } from '../store/context.tsx';
import type { StepLabel } from '../store/history.ts';
import type { ViewStore } from '../store/view-store.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import type { Toast } from '../ui/toast.tsx';
import { dispatchAndTell, useEditTarget, type EditOf, type EditTarget } from './dispatch-and-tell.ts';
import { newestStep, undoStep, whyNotUndone, type StepRef } from './step-undo.ts';

/** What is said of an edit that was carried out. */
export interface DoneMessage {
  readonly text: string;
  /** What is said instead where the edit changed nothing; the same text where it is left out, without Undo. */
  readonly nothing?: string;
  /** What is to be done after the step was undone from the message. */
  readonly onUndone?: () => void;
}

/** Whether the edit could be done, as `DispatchAndTell` says; then the message is shown. */
export type DoWithUndo = (edit: EditOf, step: StepLabel, message: DoneMessage) => boolean;

interface Means extends EditTarget {
  readonly view: ViewStore;
  readonly say: (text: string) => void;
}

/** A message about the given step: its Undo takes back that step, or is disabled and says why. */
function undoMessage({ desk, view, say }: Means, ref: StepRef, { text, onUndone }: DoneMessage): Toast {
  const onAction = (): void => {
    if (!undoStep({ desk, view }, ref)) return;
    say(`Undone: ${ref.label}`);
    onUndone?.();
  };
  const availability = { subscribe: desk.subscribe, whyNot: () => whyNotUndone(desk.getState(), ref) };
  return { text, action: { title: 'Undo', onAction, availability } };
}

/** Carries out an edit as one step and shows a message with an Undo of that very step. */
export function doWithUndo(means: Means, edit: EditOf, step: StepLabel, message: DoneMessage): boolean {
  const { desk } = means;
  const before = desk.getState().draft?.workspace;
  if (!dispatchAndTell(means, edit, step)) return false;
  const { draft } = desk.getState();
  const ref = draft && draft.workspace !== before ? newestStep(draft) : undefined;
  means.toast(ref ? undoMessage(means, ref, message) : { text: message.nothing ?? message.text });
  return true;
}

/** `doWithUndo` for the draft that is open while the component renders. */
export function useDoWithUndo(): DoWithUndo {
  const { view } = useStores();
  const target = useEditTarget();
  const say = useAnnounce();
  return useCallback(
    (edit, step, message) => doWithUndo({ ...target, view, say }, edit, step, message),
    [target, view, say],
  );
}
