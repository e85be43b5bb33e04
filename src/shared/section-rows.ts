/** Groups changes under the headings of sections, for the compare screen and the version history. */
import type { Section } from '../desk/view-store.ts';
import { grouped } from '../core/json/grouped.ts';
import { sectionTitles } from './sections.ts';

/** What a list of changes is grouped by: the sections of a draft, and its reviews. */
export type GroupName = Section | 'reviews';

export const groupTitles: Readonly<Record<GroupName, string>> = { ...sectionTitles, reviews: 'Reviews' };

/** The groups in the order in which they are shown. */
export const groupNames = Object.keys(groupTitles) as readonly GroupName[];

/**
 * Returns the section of a top-level property; 'document' if there is none, because its other fields belong to the
 * document.
 */
export function groupNamed(name: string): GroupName {
  return Object.hasOwn(groupTitles, name) ? (name as GroupName) : 'document';
}

/** One row of a list: the heading of a section, or an item in it. */
export type SectionRow<Item extends { readonly key: string }> =
  | { readonly kind: 'head'; readonly key: string; readonly title: string; readonly count: number }
  | ({ readonly kind: 'item' } & Item);

/** Groups items by section, each group after its heading, in the order of the sections. */
export function sectionRows<Item extends { readonly key: string }>(
  items: readonly Item[],
  sectionOf: (item: Item) => GroupName,
): readonly SectionRow<Item>[] {
  const groups = grouped(items, sectionOf);
  return groupNames.flatMap((key): readonly SectionRow<Item>[] => {
    const rows = (groups.get(key) ?? []).map((item) => ({ kind: 'item' as const, ...item }));
    return rows.length === 0 ? [] : [{ kind: 'head', key, title: groupTitles[key], count: rows.length }, ...rows];
  });
}
