import { expect, it } from 'vitest';
import { roughSize } from './rough-size.ts';

it.each([
  [0, '0 kB'],
  [12, 'less than 1 kB'],
  [1000, '1 kB'],
  [9_940, '9.9 kB'],
  [9_960, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_147_483_648, '2.1 GB'],
  [3e15, '3000 TB'],
])('a rough size of %d bytes is “%s”', (bytes, words) => {
  expect(roughSize(bytes)).toBe(words);
});
