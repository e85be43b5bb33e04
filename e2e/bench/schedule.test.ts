import { describe, expect, it } from 'vitest';
import type { Block } from './bench.ts';
import { Results } from './results.ts';
import { blocksOf, clockOf, roundsOf, secondsLeft, seldom } from './schedule.ts';

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

  it('runs infrequent blocks once in a quick run', () => {
    expect(names(roundsOf(seldom(blocks, true), 2)).map(({ length }) => length)).toEqual([6, 0]);
    expect(names(roundsOf(seldom(blocks, false, 2), 3)).map(({ length }) => length)).toEqual([6, 6, 0]);
  });

  it('skips infrequent blocks in later rounds, and runs blocks with the same name once', () => {
    const rounds = names(roundsOf([block('slow', 1), block('slow', 1), block('quick')], 3));
    expect(rounds.map((round) => round.filter((name) => name === 'slow').length)).toEqual([1, 0, 0]);
    expect(rounds.map((round) => round.filter((name) => name === 'quick').length)).toEqual([1, 1, 1]);
  });
});

describe('the estimate of the remaining time', () => {
  const slow: Block = { ...block('slow'), about: 40 };

  it('uses the durations that blocks declare, and a few seconds for the others', () => {
    expect(secondsLeft([slow, block('a')], [])).toBe(44);
    expect(secondsLeft([], [])).toBe(0);
  });

  it('uses measured durations, and their pace for blocks that have not run', () => {
    const done = [{ block: block('a'), seconds: 8 }];
    expect(secondsLeft([block('a')], done)).toBe(8);
    expect(secondsLeft([slow], done)).toBe(80);
    expect(secondsLeft([slow], [...done, { block: slow, seconds: 100 }])).toBe(100);
  });

  it('is formatted as minutes and seconds', () => {
    expect([0, 5, 65.4, 1319.6].map(clockOf)).toEqual(['0:00', '0:05', '1:05', '22:00']);
  });
});

describe('the blocks of a run', () => {
  const whole: Block = { ...block('slow form'), wholeOnly: true, fills: { who: 'form', rows: ['open'] } };
  const chosen = (quick: boolean, match = '', results = new Results()): readonly string[] =>
    blocksOf([block('quick form'), whole, block('other')], { quick, match }, results).map(({ name }) => name);

  it('selects all blocks, or those whose name contains the text', () => {
    expect(chosen(false)).toEqual(['quick form', 'slow form', 'other']);
    expect(chosen(false, 'form')).toEqual(['quick form', 'slow form']);
  });

  it('are fewer in a quick run, and the rows say which contenders are missing', () => {
    const results = new Results();
    expect(chosen(true, '', results)).toEqual(['quick form', 'other']);
    expect(results.absentIn('open')).toEqual([['form', 'not in a quick run']]);
  });
});
