/** The addresses of all pages: their patterns, and the conversion between an address and a selection. */
import { isScreenName, type ScreenName } from '../desk/place.ts';
import type { Section, Selection } from '../desk/view-store.ts';

/** The section names used in addresses. */
export const sections: readonly Section[] = [
  'document',
  'claims',
  'power_bases',
  'intent_hypotheses',
  'contradictions',
  'unknowns',
  'casefile',
];

/** The address of the library. */
export const libraryAddress = '/';

/** The pattern of a draft's addresses. */
export const draftPath = '/draft/:id/:section?/:entry?';

/** The name of the JSON view in an address, in place of a section. */
export const sourceSection = 'source';

/** Returns the screen or JSON view that an address names in place of a section; undefined if it names a section. */
export function viewOf(section: string | undefined): ScreenName | typeof sourceSection | undefined {
  if (section === sourceSection) return sourceSection;
  return isScreenName(section) ? section : undefined;
}

/** Returns the address of a screen of a draft, or of a part of it: the subject of a map. */
export function screenAddress(draftId: string, screen: ScreenName, part?: string): string {
  const address = `/draft/${encodeURIComponent(draftId)}/${screen}`;
  return part === undefined ? address : `${address}/${encodeURIComponent(part)}`;
}

/** The pattern of the addresses of files under repair. */
export const repairPath = '/repair/:id';

/** The address of the signatures and keys. */
export const signaturesAddress = '/signatures';

/** The pattern of the help’s addresses. An entry’s ID can contain slashes. */
export const helpPath = '/help/*';

/** Returns the address of the help, or of one of its entries. */
export function helpAddress(entryId = ''): string {
  return entryId === '' ? '/help' : `/help/${entryId}`;
}

/** Returns the address of a selection. Entries count from 1 in an address; the document itself needs no section. */
export function addressOf(draftId: string, { section, index }: Selection): string {
  const draft = `/draft/${encodeURIComponent(draftId)}`;
  if (index !== undefined) return `${draft}/${section}/${index + 1}`;
  return section === 'document' ? draft : `${draft}/${section}`;
}

function isSection(text: string): text is Section {
  return (sections as readonly string[]).includes(text);
}

/** Returns the selection of an address; undefined if it is invalid. Does not check whether the entry exists. */
export function selectionOf(section: string | undefined, entry: string | undefined): Selection | undefined {
  if (section === undefined) return { section: 'document' };
  // Coverage was a screen. Its bars are in the casefile.
  if (section === 'coverage' && entry === undefined) return { section: 'casefile' };
  if (!isSection(section)) return undefined;
  if (entry === undefined) return { section };
  if (section === 'document' || !/^[1-9]\d{0,5}$/.test(entry)) return undefined;
  return { section, index: Number(entry) - 1 };
}

/** Whether two selections are equal. */
export function isSamePlace(one: Selection, other: Selection): boolean {
  return one.section === other.section && one.index === other.index;
}
