import { afterEach, describe, expect, it, vi } from 'vitest';
import { moveFocus, rowForKey } from './list-navigation.ts';

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

  it.each([
    ['a', 1, 10],
    ['End', -1, 0],
  ])('nothing is returned for the key %s in row %i of %i', (key, from, count) => {
    expect(rowForKey(key, from, count, 4)).toBeUndefined();
  });
});

describe('moving the focus by keys', () => {
  const elements = ['one', 'two', 'three'].map((name) => ({ name, focus: vi.fn() }) as unknown as HTMLElement);
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['ArrowDown', 0, 1],
    ['End', -1, 2],
  ])('%s from element %i focuses element %i', (key, from, to) => {
    vi.stubGlobal('document', { activeElement: elements[from] });
    expect(moveFocus(key, elements, 3)).toBe(true);
    expect(elements[to]?.focus).toHaveBeenCalled();
  });

  it('ignores other keys', () => {
    vi.stubGlobal('document', { activeElement: elements[0] });
    expect(moveFocus('a', elements, 3)).toBe(false);
  });
});
