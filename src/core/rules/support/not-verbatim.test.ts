import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './not-verbatim.ts';

describe('support/not-verbatim', () => {
  it('does not report a claim without a representation, or a missing claim', () => {
    expect(reported(rule, { '/claims/0/representation': undefined }, { claims: [] })).toEqual([]);
  });

  it('looks at the words of a claim that is called verbatim', () => {
    const closes = 'The Harbour Council closes it.';
    const cases: readonly (readonly [isFound: boolean, actual: string, proposition: string])[] = [
      [false, closes, 'Harbour Council'],
      [true, closes, 'harbour council'],
      [false, closes, ''],
      [true, closes, 'arbour Council'],
      [true, closes, ' '],
      [true, closes, '.'],
      [false, 'The cafe\u0301 de\u00ADcided.', 'The café decided.'],
    ];
    for (const [isFound, actual, proposition] of cases) {
      const assessment = { '/claims/0/actual': actual, '/claims/0/proposition': proposition, '/power_bases': [] };
      const expected = { related: ['/claims/0/proposition'] };
      expect(findingsOf(rule, { assessment }), proposition).toMatchObject(isFound ? [expected] : []);
    }
  });

  it('points to the claim’s representation, wherever the claim is', () => {
    const cited = { '/power_bases/0/evidence/0/claim_id': 'C-002' };
    const finding = onlyFinding(rule, { assessment: { '/claims/1/representation': 'paraphrase', ...cited } });
    expect(finding.related).toEqual(['/claims/1/representation']);
  });
});
