import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './claim-id-not-citable.ts';

describe('reference/claim-id-not-citable', () => {
  it('renames the claim everywhere', () => {
    const example = {
      assessment: { '/claims/1/claim_id': 'Décision 2', '/contradictions/0/right_claim_id': 'Décision 2' },
    };
    const { assessment } = applyFix(example, onlyFinding(rule, example));
    expect(valueAt(assessment, '/claims/1/claim_id')).toBe('Decision-2');
    expect(valueAt(assessment, '/contradictions/0/right_claim_id')).toBe('Decision-2');
  });

  it.each([
    [' C-001 ', 'C-002'],
    ['-x-', 'x'],
    ['声明', 'C-002'],
    ['a\n', 'a'],
  ])('turns %j into the ID %j', (id, expected) => {
    const example = { assessment: { '/claims/1/claim_id': id } };
    expect(valueAt(applyFix(example, onlyFinding(rule, example)).assessment, '/claims/1/claim_id')).toBe(expected);
  });

  it('leaves empty IDs and IDs that are too long to the schema', () => {
    for (const id of ['', 'é'.repeat(201)])
      expect(findingsOf(rule, { assessment: { '/claims/1/claim_id': id } })).toEqual([]);
    expect(findingsOf(rule, { assessment: { '/claims/1/claim_id': 'é'.repeat(200) } })).toHaveLength(1);
  });
});
