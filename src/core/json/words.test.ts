import { expect, it } from 'vitest';
import { listed, messageOf } from './words.ts';

it('lists all items, or the first ones and how many more', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((items) => listed(items, 3))).toEqual([
    ...['', 'A', 'A and B', 'A, B and C'],
  ]);
  const four = ['A', 'B', 'C', 'D'];
  expect(listed(four, 3)).toBe('A, B and 2 more');
  expect(listed(four)).toBe('A, B, C and D');
  expect(listed(four, 2, () => 'three')).toBe('A and three more');
});

it('returns the message of an error, and any other thrown value as text', () => {
  const thrown = [new TypeError('No such place.'), 'Stopped.', undefined];
  expect(thrown.map(messageOf)).toEqual(['No such place.', 'Stopped.', 'undefined']);
});
