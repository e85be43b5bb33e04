/** The sentences about the places of a claim's text. */
import type { PlaceKind } from '../../core/casefile/places-of-text.ts';

/** What a place is, in a word or two. */
export const placeTitles: Readonly<Record<PlaceKind | 'none', string>> = {
  exact: 'Exact text',
  spelling: 'Other spelling',
  similar: 'Similar text',
  related: 'In no passage',
  none: 'In no passage',
};

/** Describes the nearest place of a claim's text. */
export const placeSentences: Readonly<Record<PlaceKind | 'none', string>> = {
  exact: 'The passage has exactly this text here.',
  spelling: 'The passage has this text with other capitals, spaces, punctuation, line ends or letter forms.',
  similar: 'This text is in no passage. The passage has similar text here.',
  related: 'This text is in no passage. This sentence has some of its words, and may say something else.',
  none: 'No passage of the casefile has this text or anything like it.',
};
