import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './uncited.ts';

describe('claim/uncited', () => {
  it('counts a link of any effect, and either side of a contradiction', () => {
    const onlyLink = { '/contradictions': [], '/intent_hypotheses/0/evidence/1/effect': 'contradicts' };
    expect(findingsOf(rule, { assessment: onlyLink })).toEqual([]);
    const onlySide = { '/intent_hypotheses': [], '/power_bases': [] };
    expect(findingsOf(rule, { assessment: onlySide })).toEqual([]);
  });

  it('reports no claim without an ID, which nothing can cite yet', () => {
    const assessment = { '/claims/1/claim_id': '', '/contradictions': [], '/intent_hypotheses': [] };
    expect(findingsOf(rule, { assessment })).toEqual([]);
  });
});
