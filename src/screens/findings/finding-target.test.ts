import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { findingAt } from '../../core/rules/finding.fixtures.ts';
import { emptyCasefile, newObservation } from '../../core/casefile/create.ts';
import { span } from '../../core/text/span.ts';
import { findingClaim, findingPassage, findingTarget } from './finding-target.ts';

it('the target of a finding is the casefile for its findings, with the observation if there is one', () => {
  expect(findingTarget({ document: 'casefile', path: '/actors/2/names' })).toEqual({
    selection: { section: 'casefile' },
    field: '/actors/2/names',
  });
  expect(findingTarget({ document: 'casefile', path: '/observations/1/title' }).selection.index).toBe(1);
});

describe('the place of a finding in a passage', () => {
  const empty = emptyCasefile('');
  const passages = [{ passage_id: 'p1', text: 'a' }];
  const casefile = { ...empty, observations: [{ ...newObservation(empty), observation_id: 7, passages }] };
  const path = '/observations/0/passages/0/text';

  it('is the span in the passage that the finding is about', () => {
    const finding = { document: 'casefile', path, span: span(0, 1) } as const;
    expect(findingPassage(casefile, finding)).toEqual({ passageId: 'p1', observationId: 7, span: span(0, 1) });
  });

  it.each([
    ['without a span', { document: 'casefile', path }],
    ['of a field', { document: 'casefile', path: '/observations/0/title', span: span(0, 1) }],
    ['of a missing passage', { document: 'casefile', path: '/observations/0/passages/1/text', span: span(0, 1) }],
    ['in the assessment', { document: 'assessment', path, span: span(0, 1) }],
  ] as const)('does not exist for a finding %s', (_, finding) => {
    expect(findingPassage(casefile, finding)).toBeUndefined();
    expect(findingPassage(null, finding)).toBeUndefined();
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
