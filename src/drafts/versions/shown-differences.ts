/** The work of the worker that compares versions: their differences for the screen, and in sentences. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import {
  type Difference,
  type FieldDifference,
  type DifferenceKind,
  textsOfDifference,
} from '../../core/compare/difference.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';
import type { CallProgress } from '../../platform/worker-call.ts';
import { maxShownFields, type ShownDifference, type ShownField } from '../../store/comparing.ts';
import { partsOfSentence, type TextInLanguage } from '../../core/passage/parts-of-sentence.ts';

// The work of the worker that compares earlier versions: their differences as sentences.

/** One difference between two versions of a draft, reduced to its sentences so that it is cheap to transfer. */
interface DifferenceText {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** The top-level property of the assessment, 'title', 'reviews', or 'casefile' for anything in the casefile. */
  readonly section: string;
  readonly sentence: string;
  readonly details: readonly string[];
  /** The texts that the sentences quote. */
  readonly texts: readonly TextInLanguage[];
}

/**
 * Returns the differences between two versions of a draft in sentences. Takes about a second at the contract’s limits.
 */
export function inSentences(versions: Record<'before' | 'after', Workspace>): readonly DifferenceText[] {
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
