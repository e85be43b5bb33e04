import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './publisher-unchecked.ts';

describe('attribution/publisher-unchecked', () => {
  it('says whether the casefile or the observation is missing', () => {
    expect(onlyFinding(rule, { assessment: { '/claims/0/observation_id': 9 } }).messageId).toBe('no-observation');
    expect(onlyFinding(rule, { casefile: null }).messageId).toBe('no-casefile');
  });

  it('leaves an actor that is not in the casefile to attribution/publisher-inconsistent', () => {
    const assessment = { '/claims/0/attribution/actor_id': 'nobody-known' };
    expect(findingsOf(rule, { assessment })).toEqual([]);
    expect(findingsOf(rule, { assessment: { ...assessment, '/claims/0/observation_id': 9 } })).toEqual([]);
  });

  it('leaves a blank actor to attribution/actor-required', () => {
    const assessment = { '/claims/0/attribution/actor_id': ' ' };
    expect(findingsOf(rule, { assessment, casefile: null })).toEqual([]);
  });

  it('says that it cannot check, and not that something is wrong', () => {
    const [finding] = findingsOf(rule, { casefile: null });
    expect([finding?.level, finding?.certainty]).toEqual(['notice', 'unchecked']);
  });
});
