import { describe, expect, it } from 'vitest';
import type { Finding, Level } from '../rules/finding.ts';
import { levelFilters, matchesLevelFilter, levelRank, higherLevelOf, highestLevelOf } from './highest-level.ts';

const levels: readonly (Level | null)[] = ['error', 'violation', 'notice', null];
const finding = (level: Level): Finding => ({
  ruleId: 'x/y',
  messageId: 'm',
  data: {},
  message: 'm',
  level,
  certainty: 'checked',
  document: 'assessment',
  path: '',
  related: [],
  fixes: [],
});

describe('the highest level', () => {
  it('finds the highest level of some findings', () => {
    expect(highestLevelOf([finding('notice'), finding('error'), finding('violation')])).toBe('error');
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

  it.each<[string, readonly (Level | null)[]]>([
    ['any', ['error', 'violation', 'notice']],
    ['error', ['error']],
    ['violation', ['violation']],
    ['notice', ['notice']],
    ['none', [null]],
  ])('leaves with the filter “%s” what it says', (wanted, left) => {
    const filter = levelFilters.find(({ value }) => value === wanted)?.value;
    expect(levels.filter((level) => matchesLevelFilter(filter, level))).toEqual(left);
  });

  it('accepts everything without a filter', () => {
    expect(levels.every((level) => matchesLevelFilter(undefined, level))).toBe(true);
  });
});
