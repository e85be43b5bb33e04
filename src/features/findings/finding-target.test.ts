import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { findingAt } from '../../core/rules/finding.fixtures.ts';
import { findingClaim, findingTarget } from './finding-target.ts';

describe('the target of a finding', () => {
  it('is the casefile for its findings, with the observation if there is one', () => {
    expect(findingTarget({ document: 'casefile', path: '/actors/2/names' })).toEqual({
      selection: { section: 'casefile' },
      field: '/actors/2/names',
    });
    expect(findingTarget({ document: 'casefile', path: '/observations/1/title' }).selection.index).toBe(1);
  });
});

describe('the claim of a finding', () => {
  const assessment: JsonObject = {
    claims: [{ claim_id: 'C-001' }, { claim_id: 'C-002' }],
    power_bases: [{ evidence: [{ claim_id: 'C-002' }, { claim_id: 'C-404' }] }],
    contradictions: [{ left_claim_id: 'C-001', right_claim_id: 'C-002' }],
  };

  it.each([
    ['/claims/1/span', 1],
    ['/power_bases/0/evidence/0/reason', 1],
    ['/power_bases/0/evidence/1/claim_id', undefined],
    ['/power_bases/0/evidence', undefined],
    ['/power_bases/0/domain', undefined],
    ['/contradictions/0/right_claim_id', 1],
    ['/contradictions/0', 0],
    ['/claims', undefined],
    ['/producer', undefined],
  ])('%s is %s', (path, index) => {
    expect(findingClaim(assessment, findingAt(path))).toBe(index);
  });

  it('is undefined for the casefile', () => {
    expect(findingClaim(assessment, findingAt('/observations/0', { document: 'casefile' }))).toBeUndefined();
  });
});
