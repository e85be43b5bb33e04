import { defineRule } from '../rule.ts';

const link = (effect: string) => ({ claim_id: 'C-001', effect, reason: `It ${effect} this.` });

export default defineRule({
  id: 'evidence/both-ways',
  level: 'violation',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry does not cite one claim both as supporting and as contradicting.',
    why: 'A claim that is said to cut both ways tells a reader nothing about which way it cuts.',
    fix: 'Decide which way the claim cuts, or split it into two claims over the words that cut each way.',
  },
  messages: {
    'both-ways': '{{claimId}} is cited as supporting and as contradicting: decide which, or split the claim in two.',
  },
  examples: {
    valid: [{ title: 'A claim that cuts one way.', assessment: { '/power_bases/0/evidence': [link('supports')] } }],
    invalid: [
      {
        title: 'A claim that is cited both ways.',
        assessment: { '/power_bases/0/evidence': [link('supports'), link('contradicts')] },
        findings: [{ messageId: 'both-ways', path: '/power_bases/0/evidence/1/effect' }],
      },
    ],
  },
  check({ evidence }, _context, base) {
    const firsts = new Map<string, { readonly effect: string; readonly index: number }>();
    const told = new Set<string>();
    return evidence.flatMap((item, index) => {
      const { claim_id: claimId, effect } = item ?? {};
      if (claimId === undefined || effect === undefined) return [];
      const first = firsts.get(claimId);
      if (!first) firsts.set(claimId, { effect, index });
      if (!first || first.effect === effect || told.has(claimId)) return [];
      told.add(claimId);
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
