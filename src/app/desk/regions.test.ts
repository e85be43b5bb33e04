import { describe, expect, it } from 'vitest';
import { neighbour } from './regions.tsx';

describe('neighbour', () => {
  it('wraps around at both ends', () => {
    expect(neighbour(3, 1, 4)).toBe(0);
    expect(neighbour(0, -1, 4)).toBe(3);
    expect(neighbour(1, 1, 4)).toBe(2);
  });

  it('begins at an end without a current position', () => {
    expect(neighbour(-1, 1, 4)).toBe(0);
    expect(neighbour(-1, -1, 4)).toBe(3);
  });

  it('returns no position if there are none', () => {
    expect(neighbour(-1, 1, 0)).toBe(-1);
  });
});
