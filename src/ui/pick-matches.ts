/** The words by which something that can be chosen is found. */
export interface Findable {
  readonly label: string;
  readonly description?: string | undefined;
  /** What else it is called, each name by itself. */
  readonly names?: readonly string[];
  /** Further words that it is found by. */
  readonly keywords?: string;
}

/** How well an option fits what is typed: the lowest fits best. */
const fit = { exact: 0, start: 1, word: 2, inside: 3, none: 4 } as const;

/** A text in the form in which it is searched: no case, no accents. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Whether a word of the text begins with these letters. Both are folded. */
function beginsWord(text: string, letters: string): boolean {
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

function fitOf(option: Findable, typed: string, words: readonly string[]): number {
  const { label, names = [], description = '', keywords = '' } = option;
  const called = [label, ...names].map(folded);
  const text = [...called, folded(keywords), folded(description)].join('\n');
  if (!words.every((word) => text.includes(word))) return fit.none;
  if (called.includes(typed)) return fit.exact;
  if (called.some((name) => name.startsWith(typed))) return fit.start;
  return words.every((word) => beginsWord(text, word)) ? fit.word : fit.inside;
}

/**
 * The options that have every typed word in them: first those that are called exactly what is typed, then those whose
 * name begins with it, then those that have a word beginning with each typed word, then the rest. In each group, and
 * where nothing is typed, they keep their order. Case and accents make no difference.
 */
export function matching<Option extends Findable>(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = folded(typed).trim();
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  return options
    .map((option) => ({ option, fit: fitOf(option, wanted, words) }))
    .filter((one) => one.fit < fit.none)
    .sort((one, other) => one.fit - other.fit)
    .map(({ option }) => option);
}

/** Whether an option is already called what is typed. */
export function isCalled({ label, names = [] }: Findable, typed: string): boolean {
  return [label, ...names].some((name) => folded(name) === folded(typed).trim());
}
