/** The sentences about the places of a claim's text. */
import type { PlaceKind } from '../../core/casefile/places-of-text.ts';

/** What a place is, in a word or two. */
export const placeTitles: Readonly<Record<PlaceKind | 'none', string>> = {
  exact: 'Exact match',
  spelling: 'Different spelling',
  similar: 'Similar text',
  related: 'Not in any passage',
  none: 'Not in any passage',
};

/** Describes the nearest place of a claim's text. */
export const placeSentences: Readonly<Record<PlaceKind | 'none', string>> = {
  exact: 'The passage contains exactly this text here.',
  spelling: 'The passage contains this text with different capitals, spaces, punctuation, line breaks or letter forms.',
  similar: 'No passage contains this text. The most similar text is shown here.',
  related: 'No passage contains this text. This sentence contains some of its words, but may say something else.',
  none: 'No passage in the casefile contains this text or anything similar.',
};
