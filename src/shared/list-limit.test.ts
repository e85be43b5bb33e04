import { expect, it } from 'vitest';
import { limits } from '../core/assessment/limits.ts';
import { countAndLimit } from './sections.ts';

it('shows the limit of a list from 80 % of it on', () => {
  const limit = limits.claims;
  const bound = Math.ceil(0.8 * limit);
  expect([bound - 1, bound, limit + 1].map((count) => countAndLimit('claims', count))).toEqual([
    String(bound - 1),
    `${String(bound)} of ${String(limit)}`,
    `${String(limit + 1)} of ${String(limit)}`,
  ]);
});
