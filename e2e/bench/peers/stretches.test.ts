import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stretchesOf } from './stretches.ts';

const ranges = fc.array(
  fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 })).map(([start, length]) => ({ start, end: start + length })),
  { maxLength: 12 },
);

describe('a text split at the edges of ranges', () => {
  it('contains every unit, with the ranges that cover it', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const stretches = stretchesOf(80, all);
        expect(stretches.map(({ from }) => from)).toEqual([0, ...stretches.slice(0, -1).map(({ to }) => to)]);
        expect(stretches.at(-1)?.to).toBe(80);
        for (const { from, to, keys } of stretches) {
          const over = [...all.keys()].filter((key) => (all[key]?.start ?? 0) < to && (all[key]?.end ?? 0) > from);
          expect([...keys].sort()).toEqual(over.sort());
        }
      }),
      { numRuns: 60 },
    );
  });
});
