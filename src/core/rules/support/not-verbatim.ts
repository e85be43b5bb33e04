import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'support/not-verbatim',
  level: 'violation',
  subject: 'link',
  authority: { kind: 'reading', of: '2.11.3', step: 'Support is verbatim if the claim’s representation is verbatim.' },
  docs: {
    description:
      'Every supporting link of a power basis or an intent must go to a verbatim claim, whose proposition is in its own text, white space and quotation marks aside.',
    why: 'Support for power and intent must be verbatim: a restatement is the analyst’s, and would support the analyst’s own entry.',
    fix: 'Support the entry with a claim that keeps the passage’s words.',
  },
  messages: {
    'not-verbatim':
      '{{claimId}} is a paraphrase, and support must be verbatim: link a claim that keeps the passage’s words.',
    'other-words':
      '{{claimId}} is called verbatim, but its proposition is not in its text, and support must be verbatim. Copy the words of the text, or link another claim.',
  },
  examples: {
    valid: [
      {
        title: 'Some of the words, with other white space.',
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
        title: 'A paraphrase that supports a power basis and an intent.',
        assessment: { '/claims/0/representation': 'paraphrase' },
        findings: [
          { messageId: 'not-verbatim', path: '/power_bases/0/evidence/0/claim_id' },
          { messageId: 'not-verbatim', path: '/intent_hypotheses/0/evidence/0/claim_id' },
        ],
      },
      {
        title: 'A claim that is called verbatim and says it in other words.',
        assessment: { '/claims/0/proposition': 'The channel is to be closed.', '/power_bases': [] },
        findings: [{ messageId: 'other-words', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
    ],
  },
  check({ link }, context) {
    const { claim_id: claimId, effect } = link;
    if (effect !== 'supports' || claimId === undefined) return nothing;
    const { representation, keepsWords } = context.claim(claimId) ?? {};
    if (representation === undefined || (representation === 'verbatim' && keepsWords !== false)) return nothing;
    const [messageId, field] =
      representation === 'verbatim'
        ? (['other-words', 'proposition'] as const)
        : (['not-verbatim', 'representation'] as const);
    const place = context.claimPlace(claimId);
    const related = place === undefined ? [] : [`${place}/${field}`];
    return [{ messageId, at: '/claim_id', data: { claimId }, related }];
  },
});
