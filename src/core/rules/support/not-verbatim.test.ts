import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './not-verbatim.ts';

describe('support/not-verbatim', () => {
  it('asks nothing of a claim whose representation is not chosen yet, or of one that is missing', () => {
    expect(findingsOf(rule, { assessment: { '/claims/0/representation': undefined } })).toEqual([]);
    expect(findingsOf(rule, { assessment: { claims: [] } })).toEqual([]);
  });

  it('points to the claim’s representation, wherever the claim stands', () => {
    const finding = onlyFinding(rule, {
      assessment: {
        '/claims/1/representation': 'paraphrase',
        '/power_bases/0/evidence/0/claim_id': 'C-002',
      },
    });
    expect(finding.related).toEqual(['/claims/1/representation']);
  });
});
