import { expect, it } from 'vitest';
import { keepEqual } from './keep-equal.ts';

it('keeps the list while its items are the same, and takes another one when they are not', () => {
  const one = { id: 1 };
  const select = keepEqual((items: readonly object[]) => items.filter((item) => 'id' in item));
  const first = select([one]);
  expect(select([one])).toBe(first);
  expect(select([one, {}])).toBe(first);
  expect(select([{ id: 1 }])).not.toBe(first);
  expect(select([])).toEqual([]);
});
