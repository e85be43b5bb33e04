import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './publisher-unchecked.ts';

describe('attribution/publisher-unchecked', () => {
  const by = (actor_id: string) => ({ '/claims/0/attribution/actor_id': actor_id });

  it('says whether the casefile or the observation is missing, and not that something is wrong', () => {
    expect(onlyFinding(rule, { assessment: { '/claims/0/observation_id': 9 } }).messageId).toBe('no-observation');
    const expected = { messageId: 'no-casefile', level: 'notice', certainty: 'unchecked' };
    expect(onlyFinding(rule, { casefile: null })).toMatchObject(expected);
  });

  it('leaves a blank actor, and one that is not in the casefile, to other rules', () => {
    expect(reported(rule, by('nobody-known'), { ...by('nobody-known'), '/claims/0/observation_id': 9 })).toEqual([]);
    expect(findingsOf(rule, { assessment: by(' '), casefile: null })).toEqual([]);
  });
});
