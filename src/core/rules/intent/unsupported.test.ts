import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './unsupported.ts';

describe('intent/unsupported', () => {
  it('leaves an entry without any link to the schema', () => {
    for (const evidence of [[], undefined, 'none']) {
      expect(findingsOf(rule, { assessment: { '/intent_hypotheses/0/evidence': evidence } })).toEqual([]);
    }
  });

  it('does not count a link without an effect as support', () => {
    const evidence = [{ claim_id: 'C-001', reason: 'It says so.' }];
    expect(onlyFinding(rule, { assessment: { '/intent_hypotheses/0/evidence': evidence } }).path).toBe(
      '/intent_hypotheses/0/evidence',
    );
  });
});
