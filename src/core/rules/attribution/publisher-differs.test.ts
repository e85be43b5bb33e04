import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, fixed, onlyFinding } from '../rule.fixtures.ts';
import rule from './publisher-differs.ts';

describe('attribution/publisher-differs', () => {
  const casefile = { '/observations/0/publisher_actor_id': 'river-authority' };
  const attributed = (actor_id: string | null) => ({ '/claims/0/attribution': { mode: 'publisher', actor_id } });

  it('uses the casefile’s publisher', () => {
    const example = { assessment: attributed('harbour-council'), casefile };
    const after = fixed(example, onlyFinding(rule, example)).assessment;
    expect(valueAt(after, '/claims/0/attribution')).toEqual({ mode: 'publisher', actor_id: 'river-authority' });
  });

  it('leaves a claim without an actor to attribution/actor-required, and reports nothing without a casefile', () => {
    for (const actor of [null, '', ' '])
      expect(findingsOf(rule, { assessment: attributed(actor), casefile })).toEqual([]);
    expect(findingsOf(rule, { assessment: attributed('harbour-council'), casefile: null })).toEqual([]);
  });
});
