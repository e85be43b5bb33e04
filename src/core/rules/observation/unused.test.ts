import { expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './unused.ts';

it('observation/unused counts claims by their observation, and ignores values that are not numbers', () => {
  const assessment = { observation_ids: [1, 2, 3], '/claims/1/observation_id': 3 };
  expect(onlyFinding(rule, { assessment }).path).toBe('/observation_ids/1');
  expect(reported(rule, { observation_ids: ['2', null, 1] }, { observation_ids: 'all' })).toEqual([]);
});
