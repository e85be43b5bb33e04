import type { Workspace } from '../../core/workspace/workspace.ts';
import { createChecker, type CheckResult } from '../../core/check/checker.ts';
import type { Difference, FieldDifference } from '../../core/compare/difference.ts';
import type { Choices } from '../../core/compare/merge/conflict.ts';
import type { Versions, WorkspaceMerge } from '../../core/compare/merge/workspaces.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';
import { mergeDrafts } from '../../core/review/merge-drafts.ts';
import { sha256 } from '../../platform/digest.ts';

/** A difference without the values of its fields, so that it is cheap to transfer. */
export type BareDifference = Omit<Difference, 'fields'> & {
  readonly fields: readonly Omit<FieldDifference, 'before' | 'after'>[];
};

/** Removes the values from differences. */
export function bare(differences: readonly Difference[]): readonly BareDifference[] {
  return differences.map((difference) => ({
    ...difference,
    fields: difference.fields.map(({ kind, places, name, sentence }) => ({ kind, places, name, sentence })),
  }));
}

/** The conflicts of a merge, or why the versions cannot be merged. */
export type MergeAttempt =
  | { readonly ok: false; readonly problems: readonly string[] }
  | Omit<Extract<WorkspaceMerge, { ok: true }>, 'merged' | 'renames'>;

/** The merged draft and what it changes. */
export interface Outcome {
  readonly merged: Workspace;
  readonly taken: readonly BareDifference[];
  readonly findings: {
    readonly before: CheckResult['counts'];
    readonly after: CheckResult['counts'];
    readonly fresh: readonly string[];
  };
}

/** The maximum number of new findings that are listed. */
const maxNewFindings = 200;

/** Merges the same versions with different sets of choices. */
export class Merger {
  readonly #versions: Versions;
  readonly #checker = createChecker({ digest: sha256 });
  #before: CheckResult | undefined;

  constructor(versions: Versions) {
    this.#versions = versions;
  }

  ask(choices: Choices): MergeAttempt {
    const result = mergeDrafts(this.#versions, sha256, choices);
    return result.ok ? { ok: true, conflicts: result.conflicts, notes: result.notes } : result;
  }

  /** Returns the merge result. Throws with a message for the user if the versions cannot be merged. */
  outcome(choices: Choices): Outcome {
    const result = mergeDrafts(this.#versions, sha256, choices);
    if (!result.ok) throw new Error(result.problems.join(' '));
    const { mine } = this.#versions;
    const before = (this.#before ??= this.#checker.check(mine));
    const after = this.#checker.check(result.merged);
    const existing = new Set(before.findings.map(({ ruleId, message }) => `${ruleId} ${message}`));
    const fresh = after.findings.filter(({ ruleId, message }) => !existing.has(`${ruleId} ${message}`));
    return {
      merged: result.merged,
      taken: bare(compareDrafts(mine, result.merged)),
      findings: {
        before: before.counts,
        after: after.counts,
        fresh: [...new Set(fresh.map(({ message }) => message))].slice(0, maxNewFindings),
      },
    };
  }
}
