/** Gives components the findings that only say what a draft started here lacks. Until an export is tried, they are quiet. */
import { countsWithout, findingsToComplete } from '../core/check/missing.ts';
import type { Finding, Level } from '../core/rules/finding.ts';
import { useDraft, useView } from './context.tsx';

const none: ReadonlySet<Finding> = new Set();

/** Returns the findings to show as “to complete” instead of as errors; the same set while they do not change. */
export function useToComplete(): ReadonlySet<Finding> {
  const exportTried = useView((view) => view.exportTried);
  return useDraft(({ workspace, check }) => (exportTried ? none : findingsToComplete(workspace, check)));
}

/** Returns the number of findings of a level, without those to complete. */
export function useLevelCount(level: Level): number {
  const toComplete = useToComplete();
  return useDraft(({ check }) => countsWithout(check, toComplete)[level]);
}
