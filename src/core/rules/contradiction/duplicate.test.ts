import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './duplicate.ts';

describe('contradiction/duplicate', () => {
  const pair = (left_claim_id: string, right_claim_id: string) => ({ left_claim_id, right_claim_id, explanation: 'x' });

  it('removes the later one', () => {
    const example = { assessment: { contradictions: [pair('C-001', 'C-002'), pair('C-002', 'C-001')] } };
    const after = applyFix(example, onlyFinding(rule, example)).assessment;
    expect(valueAt(after, '/contradictions')).toEqual([pair('C-001', 'C-002')]);
  });

  it('is not confused by IDs whose concatenation is the same', () => {
    expect(findingsOf(rule, { assessment: { contradictions: [pair('a', 'ab'), pair('aa', 'b')] } })).toEqual([]);
  });
});
