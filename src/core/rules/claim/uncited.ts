import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'claim/uncited',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'Every claim should be cited by at least one evidence link or contradiction.',
    why: 'An uncited claim does not contribute to the assessment. It may have been forgotten.',
    fix: 'Link the claim or delete it. You can also leave it for later.',
  },
  messages: { uncited: 'This claim is not cited yet. Link it, or delete it.' },
  examples: {
    valid: [
      {
        title: 'A claim that only a contradiction cites.',
        assessment: { '/power_bases': [], '/intent_hypotheses': [] },
      },
    ],
    invalid: [
      {
        title: 'A claim that nothing cites.',
        assessment: { '/contradictions': [], '/power_bases/0/evidence/1': undefined, '/intent_hypotheses': [] },
        findings: [{ messageId: 'uncited', path: '/claims/1/claim_id' }],
      },
    ],
  },
  check({ claim_id: claimId }, context) {
    if (claimId === undefined || claimId === '' || context.claimUses(claimId) > 0) return nothing;
    return [{ messageId: 'uncited', at: '/claim_id' }];
  },
});
