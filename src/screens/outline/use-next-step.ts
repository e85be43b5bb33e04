/** Gives the outline the next step of the open draft a moment after a change. */
import { firstOpenStep, nextSteps, type StepName } from '../../core/check/next-steps.ts';
import type { Pointer } from '../../core/json/pointer.ts';
import type { Stores } from '../../shared/context.tsx';
import { newEntryPath } from '../../shared/to-complete.ts';
import { useSettled, type Settling } from '../../shared/use-settled.ts';

interface ShownStep {
  readonly name: StepName;
  /** What is left to do first. */
  readonly todo: string | undefined;
  /** The field of the assessment where the step continues; undefined if it continues elsewhere. */
  readonly path: Pointer | undefined;
}

function stepOf({ desk, view }: Stores): ShownStep | undefined {
  const draft = desk.draft.getState();
  if (!draft || draft.unchecked) return undefined;
  const next = firstOpenStep(nextSteps(draft.workspace, draft.check, newEntryPath(view.getState(), draft)));
  if (!next) return undefined;
  const { name, todo, target } = next;
  return { name, todo: todo[0], path: target.kind === 'field' ? target.path : undefined };
}

const settling: Settling<ShownStep | undefined> = {
  isSame: (one, other) => one?.name === other?.name && one?.todo === other?.todo && one?.path === other?.path,
};

/**
 * Returns the first step with something left to do; undefined if nothing is left, or before the first check. A key
 * seldom changes the step.
 */
export function useNextStep(): ShownStep | undefined {
  return useSettled(stepOf, settling);
}
