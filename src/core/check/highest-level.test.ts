import { describe, expect, it } from 'vitest';
import type { Level } from '../rules/finding.ts';
import { findingAt } from '../rules/finding.fixtures.ts';
import { levelFilters, matchesLevelFilter, levelRank, higherLevelOf, highestLevelOf } from './highest-level.ts';

const levels: readonly (Level | null)[] = ['error', 'violation', 'notice', null];
describe('the highest level', () => {
  it('finds the highest level of some findings', () => {
    const findings = (['notice', 'error', 'violation'] as const).map((level) => findingAt('', { level }));
    expect(highestLevelOf(findings)).toBe('error');
    expect(highestLevelOf([])).toBeNull();
  });

  it('sorts the highest first and items without findings last', () => {
    expect(levels.toReversed().toSorted((one, other) => levelRank(one) - levelRank(other))).toEqual(levels);
  });

  it('returns the higher of two levels', () => {
    expect(higherLevelOf('notice', 'violation')).toBe('violation');
    expect(higherLevelOf('error', 'violation')).toBe('error');
    expect(higherLevelOf(null, 'notice')).toBe('notice');
  });

  it('accepts with a filter what it says, and everything without one', () => {
    const left = Object.fromEntries(
      [undefined, ...levelFilters.map(({ value }) => value)].map((filter) => [
        String(filter),
        levels.filter((level) => matchesLevelFilter(filter, level)),
      ]),
    );
    expect(left).toEqual({
      undefined: levels,
      any: ['error', 'violation', 'notice'],
      error: ['error'],
      violation: ['violation'],
      notice: ['notice'],
      none: [null],
    });
  });
});
