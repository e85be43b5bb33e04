import { defineRule } from '../rule.ts';

const supports = { claim_id: 'C-001', effect: 'supports', reason: 'It announces it.' };
const contradicts = { claim_id: 'C-002', effect: 'contradicts', reason: 'It was not asked.' };

export default defineRule({
  id: 'tradecraft/one-side-cited',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry that cites one side of a contradiction cites the other side as well.',
    why: 'A contradiction says that two claims do not go together. An entry that cites only one of them shows half of what is known.',
    fix: 'Cite the other claim too, with the effect that it has on the entry.',
  },
  messages: {
    half: '{{claimId}} stands in a contradiction with {{otherId}}, which this entry does not cite: say what {{otherId}} means for it.',
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
    const told = new Set<string>();
    const opposed = context.opposedClaims();
    return evidence.flatMap((link, index) => {
      const claimId = link?.claim_id;
      const others = claimId === undefined ? undefined : opposed.get(claimId);
      if (claimId === undefined || !others || told.has(claimId)) return [];
      told.add(claimId);
      const missing = others.filter((otherId) => !cited.has(otherId) && context.claim(otherId));
      return missing.map((otherId) => ({
        messageId: 'half' as const,
        at: `/evidence/${index}`,
        data: { claimId, otherId },
      }));
    });
  },
});
