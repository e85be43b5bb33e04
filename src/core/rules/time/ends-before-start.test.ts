import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './ends-before-start.ts';

describe('time/ends-before-start', () => {
  it('swaps the two', () => {
    const scope = { start: '2026-03-02T00:00:00Z', end: '2026-03-01T00:00:00Z' };
    const example = { assessment: { '/intent_hypotheses/0/time_scope': scope } };
    expect(
      valueAt(applyFix(example, onlyFinding(rule, example)).assessment, '/intent_hypotheses/0/time_scope'),
    ).toEqual({
      start: scope.end,
      end: scope.start,
    });
  });

  it.each([
    ['2026-03-01T12:00:00+02:00', '2026-03-01T10:00:00Z', 0],
    ['2026-03-01T12:00:00+02:00', '2026-03-01T09:59:59.999999999Z', 1],
    ['2026-03-01T00:00:00Z', 'in spring', 0],
  ])('compares %s with %s as instants', (start, end, count) => {
    expect(findingsOf(rule, { assessment: { '/power_bases/0/time_scope': { start, end } } })).toHaveLength(count);
  });
});
