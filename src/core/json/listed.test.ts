import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['A', 'B', 'C', 'D'], 'A, B and 2 more'],
])('lists %j as “%s”', (items, text) => {
  expect(listed(items, 3)).toBe(text);
});

it('lists all items without a limit, and can count in words', () => {
  expect(listed(['A', 'B', 'C', 'D'])).toBe('A, B, C and D');
  expect(listed(['A', 'B', 'C', 'D'], 2, () => 'three')).toBe('A and three more');
});
