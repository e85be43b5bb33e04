/** The likeness of two texts by their common words, which decides whether one is a rewording of the other. */
import { withoutHiddenCharacters } from '../passage/hidden.ts';
import { tokensOf } from './tokens.ts';

/** The least likeness, from 0 to 1, of two texts that count as one changed text. */
export const leastLikeness = 0.5;

/** Creates a function that measures the likeness of two texts. It counts the words of each text only once. */
export function likenessOf(): (one: string, other: string) => number {
  const cache = new Map<string, ReadonlyMap<string, number>>();
  const bag = (text: string) => {
    const words = cache.get(text) ?? countOfWords(text);
    cache.set(text, words);
    return words;
  };
  return (one, other) => shareOfWords(bag(one), bag(other));
}

function countOfWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // Invisible characters do not make a word different.
  for (const { text: word, isWord } of tokensOf(withoutHiddenCharacters(text).normalize('NFC'))) {
    if (isWord) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  return counts;
}

/** The share of common words (Dice's coefficient), from 0 to 1; 0 if neither has words. */
function shareOfWords(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  const all = [...one.values(), ...other.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : (2 * common) / all;
}
