import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './publisher-unchecked.ts';

describe('attribution/publisher-unchecked', () => {
  it('says which of the two is not at hand', () => {
    const missing = (overlay: object) => onlyFinding(rule, { assessment: { ...overlay } }).data['missing'];
    expect(missing({ '/claims/0/observation_id': 9 })).toBe('the observation');
    expect(missing({ '/claims/0/attribution/actor_id': 'nobody-known' })).toBe('the actor');
  });

  it('says that it could not check, and not that something is wrong', () => {
    const [finding] = findingsOf(rule, { casefile: null });
    expect([finding?.level, finding?.certainty]).toEqual(['notice', 'unchecked']);
  });
});
