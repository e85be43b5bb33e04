import { expect, it } from 'vitest';
import { fixedAt, reported } from '../rule.fixtures.ts';
import rule from './duplicate.ts';

it('contradiction/duplicate removes the later one, and is not confused by IDs whose concatenation is the same', () => {
  const pair = (left_claim_id: string, right_claim_id: string) => ({ left_claim_id, right_claim_id, explanation: 'x' });
  const example = { assessment: { contradictions: [pair('C-001', 'C-002'), pair('C-002', 'C-001')] } };
  expect(fixedAt(rule, example, '/contradictions')).toEqual([pair('C-001', 'C-002')]);
  expect(reported(rule, { contradictions: [pair('a', 'ab'), pair('aa', 'b')] })).toEqual([]);
});
