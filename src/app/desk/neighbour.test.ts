import { describe, expect, it } from 'vitest';
import { neighbour } from './neighbour.ts';

describe('neighbour', () => {
  it('goes round at both ends', () => {
    expect(neighbour(3, 1, 4)).toBe(0);
    expect(neighbour(0, -1, 4)).toBe(3);
    expect(neighbour(1, 1, 4)).toBe(2);
  });

  it('begins at an end when it comes from nowhere', () => {
    expect(neighbour(-1, 1, 4)).toBe(0);
    expect(neighbour(-1, -1, 4)).toBe(3);
  });

  it('has nowhere to go among no places', () => {
    expect(neighbour(-1, 1, 0)).toBe(-1);
  });
});
