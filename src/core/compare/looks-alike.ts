/** Describes invisible differences between texts: normalisation, invisible characters, white space. */
import { changedTextRange } from '../json/changed-range.ts';
import { withoutHiddenCharacters } from '../passage/hidden.ts';

const foldSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Normalisations that make two texts equal, with the difference that each removes, the simplest first. */
const reasons: readonly (readonly [alike: (text: string) => string, what: string])[] = [
  [(text) => text.normalize('NFC'), 'Unicode normalisation'],
  [(text) => withoutHiddenCharacters(text).normalize('NFC'), 'invisible characters'],
  [(text) => foldSpaces(text.normalize('NFC')), 'white space'],
  [(text) => foldSpaces(withoutHiddenCharacters(text).normalize('NFC')), 'invisible characters and white space'],
];

/**
 * Whether the first difference is between two visible ASCII characters. No normalisation makes those equal, whatever
 * surrounds them, so that most pairs of texts need none.
 */
function differsVisibly(before: string, after: string): boolean {
  const { start } = changedTextRange(before, after);
  return [before, after].every((text) => /[!-~]/.test(text.charAt(start)));
}

/**
 * How two texts that look the same differ: in their Unicode normalisation, in invisible characters, or in white space.
 * Undefined if the difference is visible.
 */
export function unseenDifference(before: string, after: string): string | undefined {
  if (before === after || differsVisibly(before, after)) return undefined;
  return reasons.find(([alike]) => alike(before) === alike(after))?.[1];
}

/** “it looks the same and differs only in Unicode normalisation”, for the end of a sentence. */
export function alikeInWords(before: string, after: string): string | undefined {
  const what = unseenDifference(before, after);
  return what === undefined ? undefined : `it looks the same and differs only in ${what}`;
}
