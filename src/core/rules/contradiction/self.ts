import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'contradiction/self',
  level: 'violation',
  subject: 'contradiction',
  authority: { kind: 'convention' },
  docs: {
    description: 'The two sides of a contradiction must be different claims.',
    why: 'A claim cannot contradict itself.',
    fix: 'Choose a different claim for one side, or delete the contradiction.',
  },
  messages: { self: 'Both sides are {{claimId}}. Choose a different claim for one side.' },
  examples: {
    valid: [
      {
        title: 'Two different claims.',
        assessment: {
          '/contradictions': [
            { left_claim_id: 'C-001', right_claim_id: 'C-002', explanation: 'They cannot both be right.' },
          ],
        },
      },
    ],
    invalid: [
      {
        title: 'The same claim on both sides.',
        assessment: {
          '/contradictions': [
            { left_claim_id: 'C-001', right_claim_id: 'C-001', explanation: 'It contradicts itself.' },
          ],
        },
        findings: [{ messageId: 'self', path: '/contradictions/0/right_claim_id' }],
      },
    ],
  },
  check({ left_claim_id: left, right_claim_id: right }, _context, base) {
    if (left === undefined || left === '' || left !== right) return nothing;
    return [{ messageId: 'self', at: '/right_claim_id', data: { claimId: left }, related: [`${base}/left_claim_id`] }];
  },
});
