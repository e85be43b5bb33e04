/** Says which lists of the assessment are edited as a whole, in place, instead of one entry at a time. */
import type { Section } from '../../../store/view-store.ts';

/** A list that is edited in place. */
export type ListInPlace = 'contradictions' | 'unknowns';

/** Returns true if the entries of a section are edited in their list. */
export function isEditedInPlace(section: Section): section is ListInPlace {
  return section === 'contradictions' || section === 'unknowns';
}
