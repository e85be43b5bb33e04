/** The work of the workers for versions: their differences for the screen and in sentences, and merging them. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { type Difference, type FieldDifference, textsOfDifference } from '../../core/compare/difference.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';
import type { CallProgress } from '../../platform/worker-call.ts';
import {
  maxShownFields,
  type ShownDifference,
  type ShownField,
  type MergeOutcome,
  type MergeState,
} from '../../desk/comparing.ts';
import type { VersionDifference } from '../../desk/version-commands.ts';
import { partsOfSentence } from '../../core/text/parts-of-sentence.ts';
import type { CheckResult } from '../../core/check/checker.ts';
import type { Choices } from '../../core/compare/merge/conflicts.ts';
import type { Versions, WorkspaceMerge } from '../../core/compare/merge/workspaces.ts';
import { textsOfFinding } from '../../core/rules/texts-of-finding.ts';
import { sha256 } from '../../platform/digest.ts';

/** The maximum number of new findings that are listed. */
const maxNewFindings = 200;

/** The methods of the worker that merges. It holds one set of versions. */
export type MergingMethods = Awaited<ReturnType<typeof createMergingMethods>>;

/** Creates the methods of the worker, without versions. Comparing does not need the code that is loaded here. */
export async function createMergingMethods() {
  const [{ addAllCues }, { createChecker }, { mergeDrafts }] = await Promise.all([
    import('../../core/proposals/cues/languages.ts'),
    import('../../core/check/checker.ts'),
    import('../../core/review/merge-drafts.ts'),
  ]);
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

// The work of the worker that compares earlier versions: their differences as sentences.

/**
 * Returns the differences between two versions of a draft in sentences. Takes about a second at the contract’s limits.
 */
export function inSentences(versions: Record<'before' | 'after', Workspace>): readonly VersionDifference[] {
  return compareDrafts(versions.before, versions.after).map((difference) => {
    const { id, kind, document, section, sentence, fields } = difference;
    const details = fields.map((field) => field.sentence).filter((detail) => detail !== sentence);
    const quotable = textsOfDifference(difference, versions);
    const parts = [sentence, ...details].flatMap((each) => partsOfSentence(each, quotable));
    const texts = parts.filter((part) => typeof part !== 'string');
    return { id, kind, section: document === 'casefile' ? document : section, sentence, details, texts };
  });
}

/** Compares two versions. `onProgress` is called about fifty times. */
export function shownDifferences(
  versions: { readonly before: Workspace; readonly after: Workspace },
  onProgress: (progress: CallProgress) => void,
): readonly ShownDifference[] {
  const all = Math.max(1, entriesIn(versions.after));
  const step = Math.max(1, Math.floor(all / 50));
  let done = 0;
  const onEntry = (): void => {
    done += 1;
    if (done % step === 0) onProgress({ label: 'Comparing', fraction: Math.min(1, done / all) });
  };
  return withoutValues(compareDrafts(versions.before, versions.after, { onEntry }));
}

/** Counts the entries that a comparison visits, for its progress. */
function entriesIn({ assessment, casefile }: Workspace): number {
  const lists = [...Object.values(assessment), ...Object.values(casefile ?? {})];
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

/**
 * Removes the values from differences, and the fields that are not shown, so that they are cheap to transfer. The words
 * of changed texts are compared when they are shown. Sentences quote no changed texts, which have a lead.
 */
export function withoutValues(differences: readonly Difference[]): readonly ShownDifference[] {
  return differences.map((difference) => {
    const { fields } = difference;
    const shown = fields.filter(({ lead }, index) => index < maxShownFields || lead === undefined);
    return { ...difference, fields: shown.map(withoutValue), fieldCount: fields.length };
  });
}

function withoutValue(field: FieldDifference): ShownField {
  const { kind, places, name, lead } = field;
  return lead === undefined ? { kind, places, name, sentence: field.sentence } : { kind, places, name, lead };
}
