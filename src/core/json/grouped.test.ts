import { describe, expect, it } from 'vitest';
import { occurrences, grouped, longestRising } from './grouped.ts';
import fc from 'fast-check';

describe('groups', () => {
  it('are in order of first occurrence', () => {
    const items = ['b1', 'a1', 'b2'];
    expect([...grouped(items, (item) => item.charAt(0))]).toEqual([
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ]);
  });

  it('can be counted, without undefined', () => {
    expect([...occurrences(['b', 'a', undefined, 'b'])]).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});

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
