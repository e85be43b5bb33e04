import { isIdentifier, nearestIdentifier } from '../../assessment/identifier.ts';
import { limits } from '../../assessment/limits.ts';
import { codePointLength } from '../../text/offsets.ts';
import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'reference/claim-id-not-citable',
  level: 'violation',
  subject: 'claim',
  authority: {
    kind: 'reading',
    of: '2.9 claim_id',
    step: 'Section 2.4 sets no pattern for claim IDs, but a link can only refer to an identifier.',
  },
  docs: {
    description: 'A claim ID must be a valid identifier so that evidence links can refer to it.',
    why: 'The contract allows any text as a claim ID, but evidence links can only refer to identifiers.',
    fix: 'Rename the claim. References are updated automatically.',
  },
  messages: {
    'not-citable':
      'Evidence links cannot refer to “{{claimId}}”. Start with a letter or digit, and use only letters, digits and . _ : - in the ID.',
  },
  examples: {
    valid: [{ title: 'An identifier.', assessment: { '/claims/1/claim_id': 'north-channel:2.b' } }],
    invalid: [
      {
        title: 'An ID with a space and an accent.',
        assessment: { '/claims/1/claim_id': 'Décision 2' },
        findings: [{ messageId: 'not-citable', path: '/claims/1/claim_id' }],
      },
    ],
  },
  check({ claim_id: claimId }, context) {
    if (claimId === undefined || claimId === '' || isIdentifier(claimId)) return nothing;
    // The schema reports a text that is too long.
    if (codePointLength(claimId) > limits.claim_id) return nothing;
    const fresh = context.freshId('claims', nearestIdentifier(claimId) || 'C-001');
    return [
      {
        messageId: 'not-citable',
        at: '/claim_id',
        data: { claimId },
        fixes: [
          {
            title: `Rename to “${fresh}” everywhere`,
            edit: { type: 'rename', what: 'claim', from: claimId, to: fresh },
            kind: 'correct-id',
          },
        ],
      },
    ];
  },
});
