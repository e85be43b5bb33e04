/** The work of the worker that compares versions: their differences for the screen, without values. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Difference, FieldDifference } from '../../core/compare/difference.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';
import type { CallProgress } from '../../platform/worker-call.ts';
import { maxShownFields, type ShownDifference, type ShownField } from '../../store/comparing.ts';

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
