import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './unresolved-names-actor.ts';

describe('attribution/unresolved-names-actor', () => {
  it('accepts every mode that names an actor', () => {
    for (const mode of ['explicit-speaker', 'reported-speaker', 'publisher']) {
      expect(
        findingsOf(rule, { assessment: { '/claims/0/attribution': { mode, actor_id: 'harbour-council' } } }),
      ).toEqual([]);
    }
  });

  it('removes the actor', () => {
    const example = { assessment: { '/claims/0/attribution': { mode: 'unresolved', actor_id: 'null' } } };
    const after = applyFix(example, onlyFinding(rule, example)).assessment;
    expect(valueAt(after, '/claims/0/attribution')).toEqual({ mode: 'unresolved', actor_id: null });
  });

  it('names the actor in its message', () => {
    const attribution = { mode: 'unresolved', actor_id: 'river-authority' };
    expect(onlyFinding(rule, { assessment: { '/claims/0/attribution': attribution } }).message).toContain(
      'River Authority',
    );
  });
});
