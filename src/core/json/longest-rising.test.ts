import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestRising } from './longest-rising.ts';

/** The length of the longest rising run, by trying each number as its last one. */
function lengthOfLongest(numbers: readonly number[]): number {
  const lengths: number[] = [];
  numbers.forEach((number, index) => {
    lengths.push(1 + Math.max(0, ...lengths.filter((_, at) => at < index && (numbers[at] ?? 0) < number)));
  });
  return Math.max(0, ...lengths);
}

it('finds a longest run of items in their order, with rising numbers', () => {
  const items = fc.array(fc.record({ number: fc.nat(12) }), { maxLength: 12 });
  fc.assert(
    fc.property(items, (given) => {
      const run = longestRising(given, ({ number }) => number);
      expect(run).toHaveLength(lengthOfLongest(given.map(({ number }) => number)));
      const places = run.map((item) => given.indexOf(item));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(run.every(({ number }, index) => index === 0 || (run[index - 1]?.number ?? 0) < number)).toBe(true);
    }),
  );
});
