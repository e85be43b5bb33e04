import { expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './self.ts';

it('contradiction/self points to both sides, and reports none that are both empty or missing', () => {
  const { path, related } = onlyFinding(rule, { assessment: { '/contradictions/0/left_claim_id': 'C-002' } });
  expect([path, ...related]).toEqual(['/contradictions/0/right_claim_id', '/contradictions/0/left_claim_id']);
  const pair = (side: unknown) => ({ left_claim_id: side, right_claim_id: side, explanation: 'x' });
  expect(reported(rule, ...['', undefined, 4].map((side) => ({ '/contradictions/0': pair(side) })))).toEqual([]);
});
