import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './capability-alone.ts';

describe('intent/capability-alone', () => {
  it('asks nothing of an intent that no link supports', () => {
    expect(findingsOf(rule, { assessment: { '/intent_hypotheses/0/evidence': [] } })).toEqual([]);
  });

  it('does not judge a link whose claim is missing', () => {
    const evidence = [{ claim_id: 'C-404', effect: 'supports', reason: 'It says so.' }];
    expect(findingsOf(rule, { assessment: { '/intent_hypotheses/0/evidence': evidence } })).toEqual([]);
  });

  it('points to every link that supports by capacity', () => {
    const link = (claim_id: string) => ({ claim_id, effect: 'supports', reason: 'It says so.' });
    const assessment = {
      '/claims/0/claim_kind': 'capacity',
      '/claims/1/claim_kind': 'capacity',
      '/intent_hypotheses/0/evidence': [link('C-001'), link('C-002')],
    };
    expect(onlyFinding(rule, { assessment }).related).toEqual([
      '/intent_hypotheses/0/evidence/0',
      '/intent_hypotheses/0/evidence/1',
    ]);
  });

  it('allows a power basis that rests on capacity', () => {
    const assessment = { '/claims/0/claim_kind': 'capacity', intent_hypotheses: [] };
    expect(findingsOf(rule, { assessment })).toEqual([]);
  });
});
