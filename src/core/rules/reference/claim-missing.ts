import { defineRule, nothing, setInAssessment, unsetInAssessment } from '../rule.ts';

export default defineRule({
  id: 'reference/claim-missing',
  level: 'error',
  subject: 'citing',
  authority: {
    kind: 'reading',
    of: '2.9 claim_id',
    step: 'The claim is in the same assessment. That a contradiction’s two claims are as well is our convention.',
  },
  docs: {
    description: 'Every evidence link and both sides of every contradiction name a claim of the document.',
    why: 'A link to nothing is no evidence, and a reader who follows it finds nothing to weigh.',
    fix: 'Choose the claim that is meant, or remove the link or the contradiction.',
  },
  messages: {
    missing:
      'No claim of this document is called “{{claimId}}”: choose the claim that is meant, or remove this {{kind}}.',
  },
  examples: {
    valid: [{ title: 'Links and contradictions between claims that exist.' }],
    invalid: [
      {
        title: 'A link whose claim has another number of zeros.',
        assessment: { '/power_bases/0/evidence/0/claim_id': 'C-01' },
        findings: [{ messageId: 'missing', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'A contradiction with two claims that are not there.',
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
      // An empty link is the schema's to report; an empty side of a contradiction keeps the schema.
      return !(kind === 'link' && claimId === '') && !context.claim(claimId);
    });
    if (missing.length === 0) return nothing;
    return missing.map(({ claimId, at }) => {
      const similar = context.similarClaimId(claimId);
      const rename =
        similar === undefined ? [] : [{ title: `Use “${similar}”`, edit: setInAssessment(base + at, similar) }];
      return {
        messageId: 'missing' as const,
        at,
        data: { claimId, kind },
        fixes: [...rename, { title: `Remove this ${kind}`, edit: unsetInAssessment(base) }],
      };
    });
  },
});
