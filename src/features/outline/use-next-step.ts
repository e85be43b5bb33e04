/** Gives the outline the next step of the open draft a moment after a change. */
import { firstOpenStep, nextSteps, type StepName } from '../../core/check/next-steps.ts';
import type { Stores } from '../../shared/context.tsx';
import { newEntryPath } from '../../shared/to-complete.ts';
import { useSettled, type Settling } from '../../shared/use-settled.ts';

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

const settling: Settling<ShownStep | undefined> = {
  isSame: (one, other) => one?.name === other?.name && one?.todo === other?.todo,
};

/**
 * Returns the first step with something left to do; undefined if nothing is left, or before the first check. A key
 * seldom changes the step.
 */
export function useNextStep(): ShownStep | undefined {
  return useSettled(stepOf, settling);
}
