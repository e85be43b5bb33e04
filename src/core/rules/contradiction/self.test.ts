import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './self.ts';

describe('contradiction/self', () => {
  it('points to both sides', () => {
    const finding = onlyFinding(rule, { assessment: { '/contradictions/0/left_claim_id': 'C-002' } });
    expect([finding.path, ...finding.related]).toEqual([
      '/contradictions/0/right_claim_id',
      '/contradictions/0/left_claim_id',
    ]);
  });

  it('reports no sides that are both empty or missing', () => {
    const pair = (side: unknown) => ({
      '/contradictions/0': { left_claim_id: side, right_claim_id: side, explanation: 'x' },
    });
    for (const side of ['', undefined, 4]) expect(findingsOf(rule, { assessment: pair(side) })).toEqual([]);
  });
});
