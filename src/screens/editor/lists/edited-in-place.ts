/** Which lists are edited as a whole, in place, and how such a list and its entries work together. */
import type { Section } from '../../../desk/view-store.ts';

/** A list that is edited in place. */
export type ListInPlace = 'contradictions' | 'unknowns';

/** Returns true if the entries of a section are edited in their list. */
export function isEditedInPlace(section: Section): section is ListInPlace {
  return section === 'contradictions' || section === 'unknowns';
}

/** What an entry asks of its list. The object is stable while the list exists. */
export interface ListControl {
  /**
   * Selects an entry and focuses a control in it, as soon as it is rendered: the first enabled match, or else its text.
   */
  goTo(index: number, control?: string): void;
}

/** The properties of an entry in the list. */
export interface EntryInPlaceProps {
  readonly index: number;
  readonly count: number;
  /** Whether it is the selected entry. */
  readonly current: boolean;
  readonly control: ListControl;
}
