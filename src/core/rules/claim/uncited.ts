import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'claim/uncited',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'At least one evidence link or contradiction uses the claim.',
    why: 'A claim that nothing uses bears on nothing in the assessment; it may be work that was forgotten.',
    fix: 'Link it where it bears on something, or delete it. It may also simply wait.',
  },
  messages: { uncited: 'Nothing uses this claim yet: link it where it bears on something, or delete it.' },
  examples: {
    valid: [
      {
        title: 'A claim that only a contradiction names.',
        assessment: { '/power_bases': [], '/intent_hypotheses': [] },
      },
    ],
    invalid: [
      {
        title: 'A claim that nothing names.',
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
