import { describe, expect, it } from 'vitest';
import { ours, Results, type Row } from '../results.ts';
import { reasonsOf } from './reasons.ts';

const row: Row = {
  id: 'key',
  group: 'typing',
  what: 'A key',
  unit: 'ms',
  statistic: 'median',
  budget: 16,
  profile: 'key',
};

describe('the reasons for budgets that are not met', () => {
  it('are given only for those, with the figure and where the time went', () => {
    const results = new Results();
    results.record('key', ours, 20);
    results.record('other', ours, 10);
    results.breakDown('key', 'bare input', { total: 4, parts: { engine: 3, other: 1 }, top: [] });
    results.breakDown('key', ours, {
      total: 18,
      parts: { React: 5, 'our script': 6, layout: 7, waiting: 0.01 },
      top: [{ what: 'render (x.ts:1)', time: 2 }],
    });
    expect(reasonsOf(results, [row, { ...row, id: 'other' }])).toEqual([
      'A key: 20 ms, but the budget is ≤ 16 ms. Recorded separately (A key in a proposition, until painted, MAX-COUNT), 18 ms: layout 7 ms, our script 6 ms, React 5 ms. Most of its script in render (x.ts:1) 2 ms. For comparison, bare input, 4 ms: engine 3 ms, other 1 ms.',
    ]);
  });

  it('are combined if one recording explains several', () => {
    const results = new Results();
    results.record('key', ours, 20);
    results.record('floor', ours, 30);
    results.breakDown('key', ours, { total: 18, parts: { React: 18 }, top: [] });
    const reasons = reasonsOf(results, [row, { ...row, id: 'floor', what: 'A typical key' }]);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/^A key: 20 ms, .* A typical key: 30 ms, .* React 18 ms\.$/);
  });

  it('name the largest scripts for a budget of size, and nothing without a recording', () => {
    const results = new Results();
    results.record('bytes', ours, 120);
    const weight: Row = { ...row, id: 'bytes', what: 'Script', unit: 'KB', budget: 110, profile: 'bytes library' };
    expect(reasonsOf(results, [weight])[0]).toBe(
      'Script: 120 KB, but the budget is ≤ 110 KB. Where it went was not recorded.',
    );
    results.breakDown('bytes library', ours, { total: 120, parts: {}, top: [{ what: 'index.js', time: 111 }] });
    expect(reasonsOf(results, [weight])[0]).toMatch(/The heaviest: index\.js 111 KB\.$/);
  });
});
