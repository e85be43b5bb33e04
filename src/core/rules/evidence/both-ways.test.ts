import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './both-ways.ts';

describe('evidence/both-ways', () => {
  it('is told once for each claim, at the first link that turns', () => {
    const link = (effect: string) => ({ claim_id: 'C-001', effect, reason: 'It says so.' });
    const evidence = [link('contradicts'), link('supports'), link('contradicts'), link('supports')];
    const finding = onlyFinding(rule, { assessment: { '/power_bases/0/evidence': evidence } });
    expect([finding.path, ...finding.related]).toEqual([
      '/power_bases/0/evidence/1/effect',
      '/power_bases/0/evidence/0/effect',
    ]);
  });

  it('keeps entries apart', () => {
    expect(findingsOf(rule, { assessment: { '/intent_hypotheses/0/evidence/0/effect': 'contradicts' } })).toEqual([]);
  });
});
