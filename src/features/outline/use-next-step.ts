/** Gives the outline the next step of the open draft a moment after a change. */
import { useEffect, useState } from 'react';
import { firstOpenStep, nextSteps, type StepName } from '../../core/check/next-steps.ts';
import { useStores } from '../../shared/context.tsx';
import type { OpenDraft } from '../../store/desk-store.ts';

/** How long a change can wait for its step, in ms. */
const delay = 250;

interface ShownStep {
  readonly name: StepName;
  /** What is left to do first. */
  readonly todo: string | undefined;
}

function stepOf(draft: OpenDraft | null): ShownStep | undefined {
  if (!draft || draft.unchecked) return undefined;
  const next = firstOpenStep(nextSteps(draft.workspace, draft.check));
  return next && { name: next.name, todo: next.todo[0] };
}

/**
 * Returns the first step with something left to do; undefined if nothing is left, or before the first check. A key
 * seldom changes the step, so neither the key nor its paint waits for it.
 */
export function useNextStep(): ShownStep | undefined {
  const { desk } = useStores();
  const [shown, setShown] = useState(() => stepOf(desk.draft.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      timer = undefined;
      const next = stepOf(desk.draft.getState());
      setShown((before) => (before?.name === next?.name && before?.todo === next?.todo ? before : next));
    };
    const follow = (): void => {
      timer ??= setTimeout(update, delay);
    };
    const unsubscribe = desk.draft.subscribe(follow);
    // The draft may have changed since the first rendering.
    update();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [desk]);
  return shown;
}
