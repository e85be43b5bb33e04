import { describe, expect, it } from 'vitest';
import { findingsOf, fixedAt, onlyFinding } from '../rule.fixtures.ts';
import rule from './publisher-differs.ts';

describe('attribution/publisher-differs', () => {
  const casefile = { '/observations/0/publisher_actor_id': 'river-authority' };
  const attributed = (actor_id: string | null) => ({ '/claims/0/attribution': { mode: 'publisher', actor_id } });
  const example = { assessment: attributed('harbour-council'), casefile };

  it('uses the casefile’s publisher', () => {
    const [attribution] = Object.values(attributed('river-authority'));
    expect(fixedAt(rule, example, '/claims/0/attribution')).toEqual(attribution);
  });

  it('names both actors, and shows their IDs if they have the same name', () => {
    const finding = onlyFinding(rule, example);
    expect(finding.message).toContain('names Harbour Council as the publisher');
    expect(finding.message).toContain('names River Authority for observation 1.');
    expect(finding.fixes[0]?.title).toBe('Use the casefile’s publisher River Authority');
    const alike = { ...example, casefile: { ...casefile, '/actors/1/names': ['Harbour Council'] } };
    expect(onlyFinding(rule, alike).message).toContain('names harbour-council as the publisher');
    expect(onlyFinding(rule, alike).message).toContain('names river-authority for observation 1.');
  });

  it('leaves a claim without an actor to attribution/actor-required, and reports nothing without a casefile', () => {
    for (const actor of [null, '', ' '])
      expect(findingsOf(rule, { assessment: attributed(actor), casefile })).toEqual([]);
    expect(findingsOf(rule, { ...example, casefile: null })).toEqual([]);
  });
});
