import { defineRule, nothing } from '../rule.ts';

const link = (claim_id: string, effect = 'supports') => ({ claim_id, effect, reason: 'It says so.' });

export default defineRule({
  id: 'intent/capability-alone',
  level: 'violation',
  subject: 'intent',
  docs: {
    description: 'At least one supporting link of an intent goes to a claim of another kind than capacity.',
    why: 'Capability alone cannot support an intent: that an actor can do a thing does not show that it means to (specification 2.11.2).',
    fix: 'Link a claim about what the actor did or said, or describe the capability as a power basis instead.',
  },
  messages: {
    'capability-alone':
      'Capability alone cannot support an intent, and all support here is of kind capacity: link a claim of what the actor did or said.',
  },
  examples: {
    valid: [
      {
        title: 'A capacity beside a public position.',
        assessment: {
          '/claims/0/claim_kind': 'capacity',
          '/claims/1/claim_kind': 'public-position',
          '/intent_hypotheses/0/evidence': [link('C-001'), link('C-002')],
        },
      },
      {
        title: 'A capacity that contradicts.',
        assessment: {
          '/claims/0/claim_kind': 'capacity',
          '/intent_hypotheses/0/evidence': [link('C-001', 'contradicts')],
        },
      },
    ],
    invalid: [
      {
        title: 'Support by a capacity and nothing else.',
        assessment: { '/claims/0/claim_kind': 'capacity', '/intent_hypotheses/0/evidence': [link('C-001')] },
        findings: [{ messageId: 'capability-alone', path: '/intent_hypotheses/0/evidence' }],
      },
    ],
  },
  check({ evidence = nothing }, context, base) {
    const support = evidence.flatMap((item, index) =>
      item?.effect === 'supports' && item.claim_id !== undefined ? [{ claimId: item.claim_id, index }] : [],
    );
    const alone = support.every(({ claimId }) => context.claim(claimId)?.claim_kind === 'capacity');
    if (support.length === 0 || !alone) return nothing;
    const related = support.map(({ index }) => `${base}/evidence/${index}`);
    return [{ messageId: 'capability-alone', at: '/evidence', related }];
  },
});
