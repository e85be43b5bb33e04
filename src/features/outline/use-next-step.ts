/** Gives the outline the next step of the open draft a moment after a change. */
import { useEffect, useState } from 'react';
import { firstOpenStep, nextSteps, type StepName } from '../../core/check/next-steps.ts';
import { useStores, type Stores } from '../../shared/context.tsx';
import { newEntryPath } from '../../shared/to-complete.ts';

/** How long a change can wait for its step, in ms. */
const delay = 250;

interface ShownStep {
  readonly name: StepName;
  /** What is left to do first. */
  readonly todo: string | undefined;
}

function stepOf({ desk, view }: Stores): ShownStep | undefined {
  const draft = desk.draft.getState();
  if (!draft || draft.unchecked) return undefined;
  const next = firstOpenStep(nextSteps(draft.workspace, draft.check, newEntryPath(view.getState(), draft)));
  return next && { name: next.name, todo: next.todo[0] };
}

/**
 * Returns the first step with something left to do; undefined if nothing is left, or before the first check. A key
 * seldom changes the step, so neither the key nor its paint waits for it.
 */
export function useNextStep(): ShownStep | undefined {
  const stores = useStores();
  const [shown, setShown] = useState(() => stepOf(stores));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      timer = undefined;
      const next = stepOf(stores);
      setShown((before) => (before?.name === next?.name && before?.todo === next?.todo ? before : next));
    };
    const follow = (): void => {
      timer ??= setTimeout(update, delay);
    };
    const ends = [stores.desk.draft.subscribe(follow), stores.view.subscribe(follow)];
    // The draft may have changed since the first rendering.
    update();
    return () => {
      ends.forEach((end) => end());
      clearTimeout(timer);
    };
  }, [stores]);
  return shown;
}
