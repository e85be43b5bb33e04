import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { applyFix, findingsOf, fixedAt, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './claim-missing.ts';

describe('reference/claim-missing', () => {
  const place = '/power_bases/0/evidence/0/claim_id';

  it('offers the claim whose ID differs only in case, punctuation or zeros, and to remove the link', () => {
    const example = { assessment: { [place]: 'c1' } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes.map(({ title }) => title)).toEqual(['Use “C-001”', 'Remove this link']);
    expect(fixedAt(rule, example, place)).toBe('C-001');
    const without = applyFix(example, finding, 'Remove this link').assessment;
    expect(valueAt(without, '/power_bases/0/evidence')).toHaveLength(1);
  });

  it('offers no claim if two are similar, or none', () => {
    const alike = { '/claims/1/claim_id': 'C.001', [place]: 'c001', contradictions: [], intent_hypotheses: [] };
    const [finding] = findingsOf(rule, { assessment: alike });
    expect(finding?.fixes.map(({ title }) => title)).toEqual(['Remove this link']);
    expect(onlyFinding(rule, { assessment: { [place]: 'C-100' } }).fixes).toHaveLength(1);
  });

  it('removes the whole contradiction if a side is missing', () => {
    const example = { assessment: { '/contradictions/0/left_claim_id': '' } };
    const { message } = onlyFinding(rule, example);
    expect(message).toBe('There is no claim “”. Choose another claim, or remove this contradiction.');
    expect(fixedAt(rule, example, '/contradictions')).toEqual([]);
  });

  it('leaves an empty link and one without a claim to the schema', () => {
    expect(reported(rule, { [place]: '' }, { [place]: undefined })).toEqual([]);
  });
});
