import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './related-to-self.ts';

describe('power/related-to-self', () => {
  it('removes the actor from the related actors', () => {
    const example = {
      assessment: { '/power_bases/0/scope/related_actor_ids': ['river-authority', 'harbour-council'] },
    };
    const after = applyFix(example, onlyFinding(rule, example)).assessment;
    expect(valueAt(after, '/power_bases/0/scope/related_actor_ids')).toEqual(['river-authority']);
  });

  it('reports nothing if the entry has no actor yet', () => {
    const assessment = { '/power_bases/0/actor_id': undefined, '/power_bases/0/scope/related_actor_ids': ['x'] };
    expect(findingsOf(rule, { assessment })).toEqual([]);
  });
});
