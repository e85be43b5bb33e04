import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './observation-not-listed.ts';

describe('reference/observation-not-listed', () => {
  it('adds the observation at the end of the list', () => {
    const example = { assessment: { '/claims/0/observation_id': 2 } };
    expect(valueAt(applyFix(example, onlyFinding(rule, example)).assessment, '/observation_ids')).toEqual([1, 2]);
  });

  it('creates a missing list, and adds nothing to a full list or to something else', () => {
    const none = { assessment: { '/claims/0/observation_id': 2, observation_ids: undefined } };
    const [first] = findingsOf(rule, none);
    expect(first && valueAt(applyFix(none, first).assessment, '/observation_ids')).toEqual([2]);
    const full = Array.from({ length: 100 }, (_, index) => index + 10);
    for (const ids of [{}, full]) {
      const [finding] = findingsOf(rule, { assessment: { observation_ids: ids } });
      expect(finding?.fixes).toEqual([]);
    }
  });

  it('leaves an invalid observation to the schema', () => {
    for (const id of [0, -1, 1.5, '2', null]) {
      expect(findingsOf(rule, { assessment: { '/claims/0/observation_id': id } })).toEqual([]);
    }
  });
});
