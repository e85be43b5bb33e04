import { defineRule } from '../rule.ts';

const supports = { claim_id: 'C-001', effect: 'supports', reason: 'It announces it.' };
const contradicts = { claim_id: 'C-002', effect: 'contradicts', reason: 'It was not asked.' };

export default defineRule({
  id: 'tradecraft/one-side-cited',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry that cites one side of a contradiction should also cite the other side.',
    why: 'If two claims contradict each other, an entry that cites only one of them is one-sided.',
    fix: 'Link the other claim too, with its effect on the entry.',
  },
  messages: {
    half: '{{claimId}} and {{otherId}} contradict each other, but this entry cites only {{claimId}}. Link {{otherId}} too.',
  },
  examples: {
    valid: [
      {
        title: 'Both sides of the contradiction are cited.',
        assessment: { '/power_bases/0/evidence': [supports, contradicts] },
      },
    ],
    invalid: [
      {
        title: 'Only one side of the contradiction is cited.',
        assessment: { '/power_bases/0/evidence': [supports] },
        findings: [{ messageId: 'half', path: '/power_bases/0/evidence/0' }],
      },
    ],
  },
  check({ evidence }, context) {
    const cited = new Set(evidence.map((link) => link?.claim_id));
    const reported = new Set<string>();
    const opposed = context.opposedClaims();
    return evidence.flatMap((link, index) => {
      const claimId = link?.claim_id;
      const others = claimId === undefined ? undefined : opposed.get(claimId);
      if (claimId === undefined || !others || reported.has(claimId)) return [];
      reported.add(claimId);
      const missing = others.filter((otherId) => !cited.has(otherId) && context.claim(otherId));
      return missing.map((otherId) => ({
        messageId: 'half' as const,
        at: `/evidence/${index}`,
        data: { claimId, otherId },
      }));
    });
  },
});
