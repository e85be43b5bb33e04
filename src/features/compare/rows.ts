/** Filters the differences, arranges them as rows by section, and counts them in words. */
import type { DifferenceKind } from '../../core/compare/difference.ts';
import { listInWords } from '../../core/compare/phrases.ts';
import { groupNamed, sectionRows, type GroupName, type SectionRow } from '../../shared/section-rows.ts';
import type { ShownDifference } from '../../store/comparing.ts';
import { counted } from '../../core/json/words.ts';

/** One row of the list: the heading of a section, or a difference. */
export type Row = SectionRow<{ readonly key: string; readonly difference: ShownDifference }>;

export const kinds: readonly DifferenceKind[] = ['added', 'removed', 'changed', 'renamed', 'reordered'];

/** The section of the draft that a difference belongs to. */
export function groupOf({ document, section }: ShownDifference): GroupName {
  return document === 'casefile' ? 'casefile' : groupNamed(section);
}

export interface Filter {
  /** The kinds that are shown; an empty set means all. */
  readonly kinds: ReadonlySet<DifferenceKind>;
  /** The section that is shown; null means all. */
  readonly group: GroupName | null;
}

export const noFilter: Filter = { kinds: new Set(), group: null };

/** The differences that match a filter, grouped by section, each group after its heading. */
export function rowsOf(differences: readonly ShownDifference[], filter: Filter): readonly Row[] {
  const shown = differences.filter(
    (difference) =>
      (filter.kinds.size === 0 || filter.kinds.has(difference.kind)) &&
      (filter.group === null || groupOf(difference) === filter.group),
  );
  const items = shown.map((difference) => ({ key: difference.id, difference }));
  return sectionRows(items, ({ difference }) => groupOf(difference));
}

/** “14 differences: 3 added, 2 removed and 9 changed.” */
export function inWords(differences: readonly ShownDifference[]): string {
  if (differences.length === 0) return 'No differences.';
  const counts = kinds
    .map((kind) => ({ kind, count: differences.filter((difference) => difference.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`);
  return `${counted(differences.length, 'difference')}: ${listInWords(counts, kinds.length)}.`;
}
