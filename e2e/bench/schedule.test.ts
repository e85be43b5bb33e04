import { describe, expect, it } from 'vitest';
import type { Block } from './bench.ts';
import { roundsOf, seldom } from './schedule.ts';

const block = (name: string, atMost?: number): Block => ({
  name,
  run: () => Promise.resolve(),
  ...(atMost === undefined ? {} : { atMost }),
});
const names = (rounds: ReturnType<typeof roundsOf>): readonly (readonly string[])[] =>
  rounds.map((blocks) => blocks.map(({ name }) => name));

describe('the order of the blocks', () => {
  const blocks = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => block(name));

  it('has every block in every round, in another order each time, and the same in the next run', () => {
    const rounds = names(roundsOf(blocks, 4));
    expect(rounds).toHaveLength(4);
    expect(rounds.every((round) => round.toSorted().join('') === 'abcdef')).toBe(true);
    expect(new Set(rounds.map((round) => round.join(''))).size).toBeGreaterThan(1);
    expect(names(roundsOf(blocks, 4))).toEqual(rounds);
  });

  it('runs what is to be run seldom once in a quick run', () => {
    expect(names(roundsOf(seldom(blocks, true), 2)).map(({ length }) => length)).toEqual([6, 0]);
    expect(names(roundsOf(seldom(blocks, false, 2), 3)).map(({ length }) => length)).toEqual([6, 6, 0]);
  });

  it('leaves out of later rounds what is to be run less often, and runs what is named twice once', () => {
    const rounds = names(roundsOf([block('slow', 1), block('slow', 1), block('quick')], 3));
    expect(rounds.map((round) => round.filter((name) => name === 'slow').length)).toEqual([1, 0, 0]);
    expect(rounds.map((round) => round.filter((name) => name === 'quick').length)).toEqual([1, 1, 1]);
  });
});
