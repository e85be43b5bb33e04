import { defineRule } from '../rule.ts';

const link = (effect: string) => ({ claim_id: 'C-001', effect, reason: `It ${effect} this.` });

export default defineRule({
  id: 'evidence/both-ways',
  level: 'violation',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry must not link the same claim as both supporting and contradicting.',
    why: 'If a claim both supports and contradicts an entry, readers cannot tell what it shows.',
    fix: 'Choose one effect, or split the claim into two, each with the relevant text.',
  },
  messages: {
    'both-ways': '{{claimId}} is linked as both supporting and contradicting. Choose one effect, or split the claim.',
  },
  examples: {
    valid: [{ title: 'A claim with one effect.', assessment: { '/power_bases/0/evidence': [link('supports')] } }],
    invalid: [
      {
        title: 'A claim with both effects.',
        assessment: { '/power_bases/0/evidence': [link('supports'), link('contradicts')] },
        findings: [{ messageId: 'both-ways', path: '/power_bases/0/evidence/1/effect' }],
      },
    ],
  },
  check({ evidence }, _context, base) {
    const firsts = new Map<string, { readonly effect: string; readonly index: number }>();
    const reported = new Set<string>();
    return evidence.flatMap((item, index) => {
      const { claim_id: claimId, effect } = item ?? {};
      if (claimId === undefined || effect === undefined) return [];
      const first = firsts.get(claimId);
      if (!first) firsts.set(claimId, { effect, index });
      if (!first || first.effect === effect || reported.has(claimId)) return [];
      reported.add(claimId);
      return [
        {
          messageId: 'both-ways' as const,
          at: `/evidence/${index}/effect`,
          data: { claimId },
          related: [`${base}/evidence/${first.index}/effect`],
        },
      ];
    });
  },
});
