/** Gives the repair dialog the function that applies repairs as one step and says what became of them. */
import { useCallback } from 'react';
import { createChecker } from '../../core/check/checker.ts';
import { applyRepairs, type RepairOutcome } from '../../core/check/repair/apply-repairs.ts';
import type { Repair } from '../../core/check/repair/repairs.ts';
import { useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { counted } from '../../core/json/counted.ts';

/** Returns what became of repairs, in sentences. */
export function outcomeInWords({ applied, unneeded, failed }: RepairOutcome): string {
  const sentences = [`Applied ${counted(applied.length, 'fix', 'fixes')}.`];
  if (unneeded.length > 0)
    sentences.push(
      `${counted(unneeded.length, 'fix', 'fixes')} ${unneeded.length === 1 ? 'was' : 'were'} no longer needed.`,
    );
  const [first] = failed;
  if (first) sentences.push(`Could not apply ${counted(failed.length, 'fix', 'fixes')}. ${first.why}`);
  return sentences.join(' ');
}

/** Returns a function that applies repairs to the open draft. It returns a report, or undefined if nothing was done. */
export function useApplyRepairs(): (chosen: readonly Repair[]) => string | undefined {
  const { desk, digest } = useStores();
  const run = useDispatchAndTell();
  return useCallback(
    (chosen) => {
      const { draft } = desk.getState();
      if (!draft) return undefined;
      const checker = createChecker({ digest });
      const { workspace, check } = draft;
      const outcome = applyRepairs(workspace, check.findings, chosen, (now) => checker.check(now).findings);
      const report = outcomeInWords(outcome);
      const isDone = run(
        outcome.edit,
        { label: counted(outcome.applied.length, 'fix', 'fixes'), keepBefore: true },
        { text: report },
      );
      return isDone ? report : undefined;
    },
    [desk, digest, run],
  );
}
