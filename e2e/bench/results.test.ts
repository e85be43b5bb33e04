import { describe, expect, it } from 'vitest';
import { figureOf, ours, Results, verdictOf, type Row } from './results.ts';

const row: Row = { id: 'key', what: 'A key', unit: 'ms', statistic: 'p95', budget: 16 };

describe('the results of the benchmark', () => {
  it('say whether a budget is met by the decisive figure', () => {
    const results = new Results();
    expect(verdictOf(results, row)).toBe('not measured');
    results.record('key', ours, ...Array.from({ length: 19 }, () => 5));
    expect(verdictOf(results, row)).toBe('met');
    results.record('key', ours, 20, 20);
    expect(figureOf(results, row, ours)).toBe(20);
    expect(verdictOf(results, row)).toBe('not met');
    expect(verdictOf(results, { ...row, statistic: 'median' })).toBe('met');
  });

  it('compare ours with a peer if both were measured', () => {
    const results = new Results();
    const against = { ...row, budget: 100, against: { peer: 'RJSF', atMost: 0.01 } };
    results.record('key', ours, 10);
    expect(verdictOf(results, against)).toBe('met');
    results.record('key', 'RJSF', 900);
    expect(verdictOf(results, against)).toBe('not met');
    results.record('key', 'RJSF', 9000, 9000);
    expect(verdictOf(results, against)).toBe('met');
  });

  it('list the contenders, ours first, and skip values that are not numbers', () => {
    const results = new Results();
    results.record('key', 'RJSF', 4);
    results.record('key', 'nobody', Number.NaN);
    results.record('key', ours, 1, Number.NaN);
    expect(results.measured('key')).toEqual([ours, 'RJSF']);
    expect(results.values('key', ours)).toEqual([1]);
    const free: Row = { id: 'key', what: 'A key', unit: 'ms', statistic: 'p95' };
    expect(verdictOf(results, free)).toBe('no budget');
  });
});
