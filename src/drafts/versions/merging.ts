/** The work of the worker that merges versions and checks the result. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { addAllCues } from '../../core/proposals/cues/languages.ts';
import { createChecker, type CheckResult } from '../../core/check/checker.ts';
import type { Choices } from '../../core/compare/merge/conflicts.ts';
import type { Versions, WorkspaceMerge } from '../../core/compare/merge/workspaces.ts';
import { textsOfFinding } from '../../core/rules/texts-of-finding.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';
import { mergeDrafts } from '../../core/review/merge-drafts.ts';
import { sha256 } from '../../platform/digest.ts';
import type { MergeOutcome, MergeState } from '../../store/comparing.ts';
import { withoutValues } from './shown-differences.ts';

/** The maximum number of new findings that are listed. */
const maxNewFindings = 200;

/** The methods of the worker that merges. It holds one set of versions. */
export type MergingMethods = ReturnType<typeof createMergingMethods>;

/** Creates the methods of the worker, without versions. */
export function createMergingMethods() {
  addAllCues();
  const checker = createChecker({ digest: sha256 });
  let versions: Versions | undefined;
  let before: CheckResult | undefined;

  function merge(choices: Choices): { readonly mine: Workspace; readonly result: WorkspaceMerge } {
    if (!versions) throw new Error('There is nothing to merge yet.');
    return { mine: versions.mine, result: mergeDrafts(versions, sha256, choices) };
  }

  return {
    /** Holds versions, which `ask` and `outcome` merge. */
    hold(given: Versions): void {
      versions = given;
      before = undefined;
    },
    /** Returns the conflicts of a merge, or why the versions cannot be merged. */
    ask(choices: Choices): MergeState {
      const { result } = merge(choices);
      return result.ok ? { ok: true, conflicts: result.conflicts, notes: result.notes } : result;
    },
    /** Returns the merged draft and what it changes. Throws with a message for the user if it cannot be merged. */
    outcome(choices: Choices): MergeOutcome {
      const { mine, result } = merge(choices);
      if (!result.ok) throw new Error(result.problems.join(' '));
      before ??= checker.check(mine);
      const after = checker.check(result.merged);
      const existing = new Set(before.findings.map(({ ruleId, message }) => `${ruleId} ${message}`));
      const fresh = after.findings.filter(({ ruleId, message }) => !existing.has(`${ruleId} ${message}`));
      return {
        merged: result.merged,
        differences: withoutValues(compareDrafts(mine, result.merged)),
        findings: {
          before: before.counts,
          after: after.counts,
          fresh: [...new Map(fresh.map((finding) => [finding.message, finding])).values()]
            .slice(0, maxNewFindings)
            .map((finding) => ({ message: finding.message, texts: textsOfFinding(result.merged, finding) })),
        },
      };
    },
  };
}
