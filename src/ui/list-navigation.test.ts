import { describe, expect, it } from 'vitest';
import { rowForKey } from './list-navigation.ts';

describe('moving in a list by keys', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 9, 9],
    ['ArrowUp', -1, 9],
    ['ArrowUp', 0, 0],
    ['Home', 7, 0],
    ['End', 2, 9],
    ['PageDown', 2, 6],
    ['PageDown', 8, 9],
    ['PageUp', 5, 1],
    ['PageUp', 1, 0],
  ])('%s from row %i leads to row %i of ten', (key, from, to) => {
    expect(rowForKey(key, from, 10, 4)).toBe(to);
  });

  it('leaves other keys alone', () => {
    expect(rowForKey('a', 1, 10, 4)).toBeUndefined();
  });

  it('leads nowhere in an empty list', () => {
    expect(rowForKey('End', -1, 0, 4)).toBeUndefined();
  });
});
