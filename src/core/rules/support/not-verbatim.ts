import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'support/not-verbatim',
  level: 'violation',
  subject: 'link',
  authority: { kind: 'reading', of: '2.11.3', step: 'Support is verbatim if the claim’s representation is verbatim.' },
  docs: {
    description:
      'A claim that supports a power basis or an intent hypothesis must be verbatim. Its proposition must occur in its actual text as whole words and numbers, ignoring white space and quotation marks.',
    why: 'Support for power and intent must be verbatim. A paraphrase is the analyst’s own wording and cannot support the analyst’s own entry.',
    fix: 'Link a verbatim claim instead.',
  },
  messages: {
    'not-verbatim': '{{claimId}} is a paraphrase, but support must be verbatim. Link a verbatim claim instead.',
    'other-words':
      '{{claimId}} is marked as verbatim, but its proposition is not in its actual text. Copy the actual text, or link another claim.',
    'inside-word':
      '{{claimId}} is marked as verbatim, but its proposition begins or ends inside a word or number of its actual text. Copy whole words, or link another claim.',
    'other-characters':
      '{{claimId}} is marked as verbatim, but some characters of its proposition are written differently in its actual text. Copy the actual text, or link another claim.',
    'no-words':
      '{{claimId}} is marked as verbatim, but its proposition has no words. Copy the actual text, or link another claim.',
  },
  examples: {
    valid: [
      {
        title: 'Part of the text, with other white space.',
        assessment: { '/claims/0/proposition': 'close the  north\nchannel' },
      },
      {
        title: 'A paraphrase that contradicts.',
        assessment: {
          '/claims/1/representation': 'paraphrase',
          '/claims/1/proposition': 'The authority was not asked.',
        },
      },
    ],
    invalid: [
      {
        title: 'A paraphrase that supports a power basis and an intent hypothesis.',
        assessment: { '/claims/0/representation': 'paraphrase' },
        findings: [
          { messageId: 'not-verbatim', path: '/power_bases/0/evidence/0/claim_id' },
          { messageId: 'not-verbatim', path: '/intent_hypotheses/0/evidence/0/claim_id' },
        ],
      },
      {
        title: 'A claim that is marked as verbatim but uses other words.',
        assessment: { '/claims/0/proposition': 'The channel is to be closed.', '/power_bases': [] },
        findings: [{ messageId: 'other-words', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
      {
        title: 'A proposition that leaves out the beginning of “disallow”.',
        assessment: {
          '/claims/0/actual': 'The Harbour Council will disallow it.',
          '/claims/0/proposition': 'allow it.',
          '/power_bases': [],
        },
        findings: [{ messageId: 'inside-word', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
      {
        title: 'A proposition whose letters “fi” are one character in the text.',
        assessment: {
          '/claims/0/actual': 'The Harbour Council’s \uFB01nal order.',
          '/claims/0/proposition': 'The Harbour Council’s final order.',
          '/power_bases': [],
        },
        findings: [{ messageId: 'other-characters', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
      {
        title: 'A blank proposition.',
        assessment: { '/claims/0/proposition': '   ', '/power_bases': [] },
        findings: [{ messageId: 'no-words', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
    ],
  },
  check({ link }, context) {
    const { claim_id: claimId, effect } = link;
    if (effect !== 'supports' || claimId === undefined) return nothing;
    const { representation, propositionFit: fit = 'in-text' } = context.claim(claimId) ?? {};
    if (representation === undefined || (representation === 'verbatim' && fit === 'in-text')) return nothing;
    const isParaphrase = representation !== 'verbatim' || fit === 'in-text';
    const messageId = isParaphrase ? 'not-verbatim' : fit;
    const field = isParaphrase ? 'representation' : 'proposition';
    const place = context.claimPlace(claimId);
    const related = place === undefined ? [] : [`${place}/${field}`];
    return [{ messageId, at: '/claim_id', data: { claimId }, related }];
  },
});
