import { describe, expect, it } from 'vitest';
import { occurrences, grouped } from './grouped.ts';

describe('groups', () => {
  it('are in order of first occurrence', () => {
    const items = ['b1', 'a1', 'b2'];
    expect([...grouped(items, (item) => item.charAt(0))]).toEqual([
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ]);
  });

  it('can be counted, without undefined', () => {
    expect([...occurrences(['b', 'a', undefined, 'b'])]).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});
