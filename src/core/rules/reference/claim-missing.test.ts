import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './claim-missing.ts';

describe('reference/claim-missing', () => {
  it('offers the claim whose ID differs only in case, punctuation or zeros, and to remove the link', () => {
    const example = { assessment: { '/power_bases/0/evidence/0/claim_id': 'c1' } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes.map(({ title }) => title)).toEqual(['Use “C-001”', 'Remove this link']);
    expect(valueAt(applyFix(example, finding).assessment, '/power_bases/0/evidence/0/claim_id')).toBe('C-001');
    expect(valueAt(applyFix(example, finding, 'Remove this link').assessment, '/power_bases/0/evidence')).toHaveLength(
      1,
    );
  });

  it('offers no claim if two are similar, or none', () => {
    const alike = { '/claims/1/claim_id': 'C.001', '/power_bases/0/evidence/0/claim_id': 'c001' };
    const [finding] = findingsOf(rule, { assessment: { ...alike, contradictions: [], intent_hypotheses: [] } });
    expect(finding?.fixes.map(({ title }) => title)).toEqual(['Remove this link']);
    const far = { assessment: { '/power_bases/0/evidence/0/claim_id': 'C-100' } };
    expect(onlyFinding(rule, far).fixes).toHaveLength(1);
  });

  it('removes the whole contradiction if a side is missing', () => {
    const example = { assessment: { '/contradictions/0/left_claim_id': '' } };
    const finding = onlyFinding(rule, example);
    expect(finding.message).toBe('There is no claim “”. Choose another claim, or remove this contradiction.');
    expect(valueAt(applyFix(example, finding).assessment, '/contradictions')).toEqual([]);
  });

  it('leaves an empty link and one without a claim to the schema', () => {
    expect(findingsOf(rule, { assessment: { '/power_bases/0/evidence/0/claim_id': '' } })).toEqual([]);
    expect(findingsOf(rule, { assessment: { '/power_bases/0/evidence/0/claim_id': undefined } })).toEqual([]);
  });
});
