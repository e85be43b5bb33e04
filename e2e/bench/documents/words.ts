/** Words for made-up texts: the same for the same seed. */
import { randomFrom } from '../statistics.ts';

const words =
  'the council keeps pilots for its inner channel and has said that schedule agreed in spring will hold whatever weather comes over outer bank while ministry plans other berths at northern quay before season ends'.split(
    ' ',
  );

/** How many characters the text has that all others are pieces of. */
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

/** A text of exactly `length` characters (at most 100,000), of words with spaces between; no space is at its ends. */
export function textOf(length: number, seed: number): string {
  const start = Math.floor(randomFrom(seed)() * reach);
  return pool
    .slice(start, start + length)
    .replace(/^ /, 't')
    .replace(/ $/, 's');
}

/** A whole number from `least` to `most`, decided by the seed. */
export function between(least: number, most: number, seed: number): number {
  return least + Math.floor(randomFrom(seed)() * (most - least + 1));
}
