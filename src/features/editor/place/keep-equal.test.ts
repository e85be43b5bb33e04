import { expect, it } from 'vitest';
import { keepEqual } from './keep-equal.ts';

it('keeps the list while its items are the same, and returns a new one otherwise', () => {
  const one = { id: 1 };
  const select = keepEqual((items: readonly object[]) => items.filter((item) => 'id' in item));
  const first = select([one]);
  expect(select([one])).toBe(first);
  expect(select([one, {}])).toBe(first);
  expect(select([{ id: 1 }])).not.toBe(first);
  expect(select([])).toEqual([]);
});
