import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { applyFix, findingsOf, fixedAt, reported } from '../rule.fixtures.ts';
import rule from './observation-not-listed.ts';

describe('reference/observation-not-listed', () => {
  const place = '/claims/0/observation_id';

  it('adds the observation at the end of the list', () => {
    expect(fixedAt(rule, { assessment: { [place]: 2 } }, '/observation_ids')).toEqual([1, 2]);
  });

  it('creates a missing list, and adds nothing to a full list or to something else', () => {
    const none = { assessment: { [place]: 2, observation_ids: undefined } };
    const [first] = findingsOf(rule, none);
    expect(first && valueAt(applyFix(none, first).assessment, '/observation_ids')).toEqual([2]);
    const full = Array.from({ length: 100 }, (_, index) => index + 10);
    for (const ids of [{}, full])
      expect(findingsOf(rule, { assessment: { observation_ids: ids } })[0]?.fixes).toEqual([]);
  });

  it('leaves an invalid observation to the schema', () => {
    expect(reported(rule, ...[0, -1, 1.5, '2', null].map((id) => ({ [place]: id })))).toEqual([]);
  });
});
