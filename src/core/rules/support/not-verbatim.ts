import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'support/not-verbatim',
  level: 'violation',
  subject: 'link',
  docs: {
    description: 'Every supporting link of a power basis or an intent goes to a verbatim claim.',
    why: 'Support for power and intent must be verbatim: a restatement is the analyst’s, and would support the analyst’s own entry (specification 2.11.3).',
    fix: 'Support the entry with a claim that keeps the passage’s words.',
  },
  messages: {
    'not-verbatim':
      '{{claimId}} is a paraphrase, and support must be verbatim: link a claim that keeps the passage’s words.',
  },
  examples: {
    valid: [
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
    ],
  },
  check({ link }, context) {
    const { claim_id: claimId, effect } = link;
    if (effect !== 'supports' || claimId === undefined) return nothing;
    const representation = context.claim(claimId)?.representation;
    if (representation === undefined || representation === 'verbatim') return nothing;
    const place = context.claimPlace(claimId);
    const related = place === undefined ? [] : [`${place}/representation`];
    return [{ messageId: 'not-verbatim', at: '/claim_id', data: { claimId }, related }];
  },
});
