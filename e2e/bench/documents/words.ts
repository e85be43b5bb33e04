/** Generated text. The same seed gives the same text. */
import { randomFrom } from '../statistics.ts';

const words =
  'the council keeps pilots for its inner channel and has said that schedule agreed in spring will hold whatever weather comes over outer bank while ministry plans other berths at northern quay before season ends'.split(
    ' ',
  );

/** The length of the text that all others are parts of, in characters. */
const reach = 100_000;

function makePool(): string {
  const random = randomFrom(1);
  const parts: string[] = [];
  for (let made = 0; made < 2 * reach;) {
    const word = words[Math.floor(random() * words.length)] ?? 'pilot';
    parts.push(word);
    made += word.length + 1;
  }
  return parts.join(' ');
}

const pool = makePool();

/** A text of exactly `length` characters (at most 100,000): words separated by spaces, without spaces at its ends. */
export function textOf(length: number, seed: number): string {
  const start = Math.floor(randomFrom(seed)() * reach);
  return pool
    .slice(start, start + length)
    .replace(/^ /, 't')
    .replace(/ $/, 's');
}

/** A whole number from `least` to `most`, depending on the seed. */
export function between(least: number, most: number, seed: number): number {
  return least + Math.floor(randomFrom(seed)() * (most - least + 1));
}
