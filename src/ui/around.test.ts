import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partAround } from './around.ts';

const anyList = fc
  .tuple(fc.nat(100_000), fc.integer({ min: 1, max: 1000 }))
  .chain(([count, most]) =>
    fc.record({ count: fc.constant(count), most: fc.constant(most), chosen: fc.integer({ min: -1, max: count - 1 }) }),
  );

describe('the part of a list around an item', () => {
  it('contains the item, at most the requested number, and all of a short list', () => {
    fc.assert(
      fc.property(anyList, ({ count, most, chosen }) => {
        const { start, end } = partAround(count, chosen, most);
        expect(end - start).toBe(Math.min(count, most));
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        if (chosen < 0) return;
        expect(start).toBeLessThanOrEqual(chosen);
        expect(end).toBeGreaterThan(chosen);
      }),
    );
  });

  it('has as many items before the item as after it', () => {
    expect(partAround(10_000, 5000, 500)).toEqual({ start: 4750, end: 5250 });
  });
});
