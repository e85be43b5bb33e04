import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './both-ways.ts';

describe('evidence/both-ways', () => {
  it('reports each claim once, at the first link with the other effect', () => {
    const link = (effect: string) => ({ claim_id: 'C-001', effect, reason: 'It says so.' });
    const evidence = [link('contradicts'), link('supports'), link('contradicts'), link('supports')];
    const finding = onlyFinding(rule, { assessment: { '/power_bases/0/evidence': evidence } });
    expect([finding.path, ...finding.related]).toEqual([
      '/power_bases/0/evidence/1/effect',
      '/power_bases/0/evidence/0/effect',
    ]);
  });

  it('does not mix entries', () => {
    expect(findingsOf(rule, { assessment: { '/intent_hypotheses/0/evidence/0/effect': 'contradicts' } })).toEqual([]);
  });
});
