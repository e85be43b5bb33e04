import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './not-verbatim.ts';

describe('support/not-verbatim', () => {
  it('does not report a claim without a representation, or a missing claim', () => {
    expect(findingsOf(rule, { assessment: { '/claims/0/representation': undefined } })).toEqual([]);
    expect(findingsOf(rule, { assessment: { claims: [] } })).toEqual([]);
  });

  it.each([
    ['white space and quotation marks', 'He said: “Close  it\u00A0now.”', '"Close it now."', 0],
    ['part of the text', 'The Harbour Council closes it.', 'Harbour Council', 0],
    ['other case', 'The Harbour Council closes it.', 'harbour council', 1],
    ['a word left out', 'The Harbour Council closes it.', 'The Council closes it.', 1],
    ['no proposition yet', 'The Harbour Council closes it.', '', 0],
  ])('looks at the words of a claim that is called verbatim: %s', (_, actual, proposition, count) => {
    const assessment = { '/claims/0/actual': actual, '/claims/0/proposition': proposition, '/power_bases': [] };
    const found = findingsOf(rule, { assessment });
    expect(found.map(({ messageId }) => messageId)).toEqual(Array.from({ length: count }, () => 'other-words'));
    for (const { related } of found) expect(related).toEqual(['/claims/0/proposition']);
  });

  it('points to the claim’s representation, wherever the claim is', () => {
    const finding = onlyFinding(rule, {
      assessment: {
        '/claims/1/representation': 'paraphrase',
        '/power_bases/0/evidence/0/claim_id': 'C-002',
      },
    });
    expect(finding.related).toEqual(['/claims/1/representation']);
  });
});
