import { grouped } from '../ui/grouped.ts';

/** The sections of a draft with their titles, in the order in which they are shown. */
export const sectionTitles = {
  document: 'Document',
  claims: 'Claims',
  power_bases: 'Power bases',
  intent_hypotheses: 'Intent hypotheses',
  contradictions: 'Contradictions',
  unknowns: 'Unknowns',
  casefile: 'Casefile',
  reviews: 'Reviews',
} as const;

export type SectionName = keyof typeof sectionTitles;

export const sectionNames = Object.keys(sectionTitles) as readonly SectionName[];

/** Returns the section with this name; 'document' if there is none, because its other fields belong to the document. */
export function sectionNamed(name: string): SectionName {
  return Object.hasOwn(sectionTitles, name) ? (name as SectionName) : 'document';
}

/** One row of a list: the heading of a section, or an item in it. */
export type SectionRow<Item extends { readonly key: string }> =
  | { readonly kind: 'head'; readonly key: string; readonly title: string; readonly count: number }
  | ({ readonly kind: 'item' } & Item);

/** Groups items by section, each group after its heading, in the order of the sections. */
export function sectionRows<Item extends { readonly key: string }>(
  items: readonly Item[],
  sectionOf: (item: Item) => SectionName,
): readonly SectionRow<Item>[] {
  const groups = grouped(items, sectionOf);
  return sectionNames.flatMap((key): readonly SectionRow<Item>[] => {
    const rows = (groups.get(key) ?? []).map((item) => ({ kind: 'item' as const, ...item }));
    return rows.length === 0 ? [] : [{ kind: 'head', key, title: sectionTitles[key], count: rows.length }, ...rows];
  });
}
