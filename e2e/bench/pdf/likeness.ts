/** How much of a known text is in a text that was read from a PDF. */

/** How much of a known text was found, each from 0 to 1. */
export interface Likeness {
  /** The share of its characters that the other text contains, without white space and counting repetitions. */
  readonly characters: number;
  /** The share of its stretches of six characters, without white space, that the other text has in this order. */
  readonly order: number;
  /** The share of its different words that a search finds, letter by letter, also across a hyphen at a line end. */
  readonly words: number;
}

const stretchLength = 6;

const bare = (text: string): readonly string[] => Array.from(text.replaceAll(/\s+/gu, ''));

function countsOf(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The share of the known items that the others contain, counting repetitions. */
function shareOf(known: Iterable<string>, others: Iterable<string>): number {
  const counts = countsOf(others);
  let [found, all] = [0, 0];
  for (const [item, count] of countsOf(known)) {
    all += count;
    found += Math.min(count, counts.get(item) ?? 0);
  }
  return all === 0 ? 1 : found / all;
}

const stretches = (characters: readonly string[]): readonly string[] =>
  characters.slice(stretchLength - 1).map((_, start) => characters.slice(start, start + stretchLength).join(''));

/** Returns the different words of at least two characters, as the language divides them. */
export function wordsOf(text: string, language: string): ReadonlySet<string> {
  const words = new Set<string>();
  // Line by line, because each segment refers to a copy of the whole text.
  for (const line of text.split('\n')) {
    for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(line)) {
      if (isWordLike === true && Array.from(segment).length > 1) words.add(segment);
    }
  }
  return words;
}

/** Compares the text that was read with the known text. */
export function likeness(known: string, read: string, language: string): Likeness {
  const [knownCharacters, readCharacters] = [bare(known), bare(read)];
  const words = wordsOf(known, language);
  const joined = read.replaceAll('-\n', '');
  const found = [...words].filter((word) => read.includes(word) || joined.includes(word)).length;
  return {
    characters: shareOf(knownCharacters, readCharacters),
    order: shareOf(stretches(knownCharacters), stretches(readCharacters)),
    words: words.size === 0 ? 1 : found / words.size,
  };
}
