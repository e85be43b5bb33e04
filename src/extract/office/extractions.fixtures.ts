/** Looks at extractions in tests. */
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import type { Extraction, ExtractionResult } from '../../core/extraction/extraction.ts';

/** Returns the extraction of a file that could be read. */
export function extractionOf(result: ExtractionResult): Extraction {
  if (result.kind !== 'text') throw new Error(result.problem);
  return result.extraction;
}

/** Returns why a file could not be read. */
export const problemOf = (result: ExtractionResult): string =>
  result.kind === 'unreadable' ? result.problem : 'was read';

/** Returns the text of an extraction with the proposed groups, or with `groups`. */
export const textWith = (extraction: Extraction, groups?: readonly string[]): string =>
  composeText(extraction, groups ? new Set(groups) : proposedGroups(extraction)).text;

/** Returns the losses of a text with all groups, by code. */
export function lossCounts(extraction: Extraction): Readonly<Record<string, number>> {
  const { losses } = composeText(extraction, new Set(extraction.groups.map(({ id }) => id)));
  return Object.fromEntries(losses.map(({ code, count }) => [code, count]));
}

/** Returns a text as XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

// Puts words into random documents for tests, and finds them in texts.

/** Replaces each “#” by a word of its own. Returns the text and the words. */
export function numberedWords(template: string): { readonly text: string; readonly words: readonly string[] } {
  const words: string[] = [];
  const text = template.replaceAll('#', () => {
    words.push(`word${String(words.length + 1).padStart(4, '0')}`);
    return words.at(-1) ?? '';
  });
  return { text, words };
}

/** Returns the words in a text, in order. */
export const wordsIn = (text: string): readonly string[] => text.match(/word\d{4}/g) ?? [];
