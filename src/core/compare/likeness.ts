import { withoutHiddenCharacters } from '../passage/hidden.ts';
import { tokensOf } from './tokens.ts';

/** How alike two texts must be to count as one text reworded. */
export const reworded = 0.5;

/** Measures likeness within one comparison: the words of each text are looked up once. */
export function likenessOf(): (one: string, other: string) => number {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const bag = (text: string) => {
    const words = known.get(text) ?? countOfWords(text);
    known.set(text, words);
    return words;
  };
  return (one, other) => shared(bag(one), bag(other));
}

function countOfWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // What cannot be seen makes no other word of it.
  for (const { text: word, isWord } of tokensOf(withoutHiddenCharacters(text).normalize('NFC'))) {
    if (isWord) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  return counts;
}

/** The share of words that both have (Dice's coefficient), from 0 to 1; 0 where neither has any. */
function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  const all = [...one.values(), ...other.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : (2 * common) / all;
}
