/** Finds and ranks the options of a pick box for the typed text. */
import { fold } from './fold.ts';

/** The text by which an option is found. */
export interface Findable {
  readonly label: string;
  readonly description?: string | undefined;
  /** Its other names. */
  readonly names?: readonly string[];
  /** Additional search text. */
  readonly keywords?: string;
}

/** How well an option matches: the lowest value is best. */
const fit = { exact: 0, start: 1, word: 2, inside: 3, none: 4 } as const;

/** Whether a word of the text starts with these letters. Both are normalised. */
function beginsWord(text: string, letters: string): boolean {
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

function fitOf(option: Findable, typed: string, words: readonly string[]): number {
  const { label, names = [], description = '', keywords = '' } = option;
  const called = [label, ...names].map(fold);
  const text = [...called, fold(keywords), fold(description)].join('\n');
  if (!words.every((word) => text.includes(word))) return fit.none;
  if (called.includes(typed)) return fit.exact;
  if (called.some((name) => name.startsWith(typed))) return fit.start;
  return words.every((word) => beginsWord(text, word)) ? fit.word : fit.inside;
}

/**
 * Returns the options that contain every typed word: first exact names, then names that start with the text, then
 * options with a word that starts with each typed word, then the rest. Within each group, and if nothing is typed, the
 * order is kept. Ignores case and accents.
 */
export function matching<Option extends Findable>(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = fold(typed).trim();
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  return options
    .map((option) => ({ option, fit: fitOf(option, wanted, words) }))
    .filter((one) => one.fit < fit.none)
    .sort((one, other) => one.fit - other.fit)
    .map(({ option }) => option);
}

/** Whether an option already has the typed name. */
export function isCalled({ label, names = [] }: Findable, typed: string): boolean {
  return [label, ...names].some((name) => fold(name) === fold(typed).trim());
}
