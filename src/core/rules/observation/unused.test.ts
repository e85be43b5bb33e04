import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './unused.ts';

describe('observation/unused', () => {
  it('counts claims by their observation, wherever they are', () => {
    const assessment = { observation_ids: [1, 2, 3], '/claims/1/observation_id': 3 };
    expect(onlyFinding(rule, { assessment }).path).toBe('/observation_ids/1');
  });

  it('ignores values that are not numbers', () => {
    expect(findingsOf(rule, { assessment: { observation_ids: ['2', null, 1] } })).toEqual([]);
    expect(findingsOf(rule, { assessment: { observation_ids: 'all' } })).toEqual([]);
  });
});
