import { expect, it } from 'vitest';
import { createStableArray } from './use-stable.ts';

it('returns the same array while the items are the same, and another when one changes', () => {
  const keep = createStableArray<number>();
  const first = keep([1, 2]);
  expect(keep([1, 2])).toBe(first);
  expect(keep([1, 3])).toEqual([1, 3]);
  expect(keep([1])).toEqual([1]);
  expect(keep([])).toEqual([]);
});
