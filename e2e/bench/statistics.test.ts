import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, percentile, randomFrom, shuffled, summaryOf } from './statistics.ts';

/** Adding 0 makes 0 of -0, which compares as equal but is told apart by the tests. */
const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0);
const figures = fc.array(figure, { minLength: 1, maxLength: 40 });

describe('the statistics of the benchmark', () => {
  it('return the median of a series, or the mean of the two middle values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('compute percentiles by nearest rank', () => {
    const values = Array.from({ length: 20 }, (_, n) => n + 1);
    expect(percentile(values, 95)).toBe(19);
    expect(percentile(values, 100)).toBe(20);
    expect(percentile(values, 0)).toBe(1);
    expect(percentile([], 50)).toBeNaN();
  });

  it('have quartiles around the median, and every figure within the series', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const { quartiles, p95, median: middle, count } = summaryOf(values);
        expect(count).toBe(values.length);
        expect(quartiles[0]).toBeLessThanOrEqual(middle);
        expect(middle).toBeLessThanOrEqual(quartiles[1]);
        expect(quartiles[1]).toBeLessThanOrEqual(p95);
        expect(values).toContain(p95);
      }),
    );
  });

  it('do not depend on the order of a series and do not change it', () => {
    fc.assert(
      fc.property(figures, fc.nat(), (values, seed) => {
        const before = [...values];
        expect(summaryOf(shuffled(values, seed))).toEqual(summaryOf(values));
        expect(values).toEqual(before);
      }),
    );
  });

  it('shuffle in the same way for the same seed, and lose no items', () => {
    fc.assert(
      fc.property(figures, fc.nat(), (values, seed) => {
        const once = shuffled(values, seed);
        expect(shuffled(values, seed)).toEqual(once);
        expect(once.toSorted((one, other) => one - other)).toEqual(values.toSorted((one, other) => one - other));
      }),
    );
  });

  it('generate numbers in [0, 1)', () => {
    const random = randomFrom(7);
    const drawn = Array.from({ length: 1000 }, random);
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(990);
  });
});
