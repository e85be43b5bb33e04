import type { DifferenceKind } from '../../core/compare/difference.ts';
import type { ShownDifference } from '../../store/comparing.ts';

/** One row of the list: the heading of a section, or a difference. */
export type Row =
  | { readonly kind: 'head'; readonly key: string; readonly title: string; readonly count: number }
  | { readonly kind: 'difference'; readonly key: string; readonly difference: ShownDifference };

export const kinds: readonly DifferenceKind[] = ['added', 'removed', 'changed', 'renamed', 'reordered'];

const titles: Readonly<Record<string, string>> = {
  document: 'Document',
  claims: 'Claims',
  power_bases: 'Power bases',
  intent_hypotheses: 'Intent hypotheses',
  contradictions: 'Contradictions',
  unknowns: 'Unknowns',
  casefile: 'Casefile',
  reviews: 'Reviews',
};

/** The sections of a draft in the order in which they are shown. */
export const groups = Object.keys(titles);

export function titleOf(group: string): string {
  return titles[group] ?? group;
}

/** The section of the draft that a difference belongs to. */
export function groupOf({ document, section }: ShownDifference): string {
  if (document === 'casefile' || section === 'casefile') return 'casefile';
  return Object.hasOwn(titles, section) ? section : 'document';
}

export interface Filter {
  /** The kinds that are shown; an empty set means all. */
  readonly kinds: ReadonlySet<DifferenceKind>;
  /** The section that is shown; null means all. */
  readonly group: string | null;
}

/** The differences that match a filter, grouped by section, each group after its heading. */
export function rowsOf(differences: readonly ShownDifference[], filter: Filter): readonly Row[] {
  const shown = differences.filter(
    (difference) =>
      (filter.kinds.size === 0 || filter.kinds.has(difference.kind)) &&
      (filter.group === null || groupOf(difference) === filter.group),
  );
  return groups.flatMap((group): Row[] => {
    const ofGroup = shown.filter((difference) => groupOf(difference) === group);
    if (ofGroup.length === 0) return [];
    const rows = ofGroup.map((difference): Row => ({ kind: 'difference', key: difference.id, difference }));
    return [{ kind: 'head', key: group, title: titleOf(group), count: ofGroup.length }, ...rows];
  });
}

/** “14 differences: 3 added, 2 removed and 9 changed.” */
export function inWords(differences: readonly ShownDifference[]): string {
  if (differences.length === 0) return 'No differences.';
  const counts = kinds
    .map((kind) => ({ kind, count: differences.filter((difference) => difference.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`);
  const listed = counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1) ?? ''}`;
  return `${differences.length === 1 ? '1 difference' : `${differences.length} differences`}: ${listed}.`;
}
