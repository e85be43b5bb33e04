import { defineRule, nothing, setInAssessment, unsetInAssessment } from '../rule.ts';

export default defineRule({
  id: 'reference/claim-missing',
  level: 'error',
  subject: 'citing',
  authority: {
    kind: 'reading',
    of: '2.9 claim_id',
    step: 'The claim is in the same assessment. That this also applies to contradictions is our convention.',
  },
  docs: {
    description: 'Evidence links and contradictions must refer to claims in the same assessment.',
    why: 'A link to a missing claim is not evidence.',
    fix: 'Choose another claim, or remove the link or the contradiction.',
  },
  messages: {
    missing: 'There is no claim “{{claimId}}”. Choose another claim, or remove this {{kind}}.',
  },
  examples: {
    valid: [{ title: 'Links and contradictions that refer to existing claims.' }],
    invalid: [
      {
        title: 'A link to a claim ID with the wrong number of zeros.',
        assessment: { '/power_bases/0/evidence/0/claim_id': 'C-01' },
        findings: [{ messageId: 'missing', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'A contradiction between two missing claims.',
        assessment: {
          '/contradictions/0': { left_claim_id: 'C-008', right_claim_id: 'C-009', explanation: 'They differ.' },
        },
        findings: [
          { messageId: 'missing', path: '/contradictions/0/left_claim_id' },
          { messageId: 'missing', path: '/contradictions/0/right_claim_id' },
        ],
      },
    ],
  },
  check({ kind, names }, context, base) {
    const missing = names.filter(({ claimId }) => {
      // The schema reports an empty link, but allows an empty side of a contradiction.
      return !(kind === 'link' && claimId === '') && !context.claim(claimId);
    });
    if (missing.length === 0) return nothing;
    return missing.map(({ claimId, at }) => {
      const similar = context.similarClaimId(claimId);
      const rename =
        similar === undefined
          ? []
          : [{ title: `Use “${similar}”`, edit: setInAssessment(base + at, similar), kind: 'use-known-id' as const }];
      return {
        messageId: 'missing' as const,
        at,
        data: { claimId, kind },
        fixes: [...rename, { title: `Remove this ${kind}`, edit: unsetInAssessment(base) }],
      };
    });
  },
});
