import type { RuleContext } from '../context.ts';
import { defineRule, nothing } from '../rule.ts';

const link = (claim_id: string, effect = 'supports') => ({ claim_id, effect, reason: 'It says so.' });

/** Whether a claim is of another kind than capacity, and rule 2.11.3 lets it support the actor's intent. */
function goesBeyondCapability(claimId: string, actorId: string | undefined, context: RuleContext): boolean {
  const claim = context.claim(claimId);
  if (claim?.claim_kind === 'capacity') return false;
  const { representation = 'verbatim', keepsWords } = claim ?? {};
  if (representation !== 'verbatim' || keepsWords === false) return false;
  return actorId === undefined || context.claimNamesActor(claimId, actorId)?.state !== 'unnamed';
}

export default defineRule({
  id: 'intent/capability-alone',
  level: 'violation',
  subject: 'intent',
  authority: { kind: 'reading', of: '2.11.2', step: 'Claims of the kind capacity say what an actor is capable of.' },
  docs: {
    description:
      'At least one supporting link of an intent must go to a claim of another kind than capacity. Links that break the rules of support themselves do not count.',
    why: 'Capability alone cannot support an intent: that an actor can do a thing does not show that it means to.',
    fix: 'Link a claim about what the actor did or said, or describe the capability as a power basis instead.',
  },
  messages: {
    'capability-alone':
      'Capability alone cannot support an intent, and no other support here counts. Link a verbatim claim of what the actor did or said that names the actor.',
  },
  examples: {
    valid: [
      {
        title: 'A capacity beside a public position.',
        assessment: {
          '/claims/0/claim_kind': 'capacity',
          '/claims/1/claim_kind': 'public-position',
          '/claims/1/actual': 'The Harbour Council means to close it.',
          '/claims/1/proposition': 'The Harbour Council means to close it.',
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
      {
        title: 'A capacity beside a statement that does not name the actor.',
        assessment: {
          '/claims/0/claim_kind': 'capacity',
          '/intent_hypotheses/0/evidence': [link('C-001'), link('C-002')],
        },
        findings: [{ messageId: 'capability-alone', path: '/intent_hypotheses/0/evidence' }],
      },
    ],
  },
  check({ actor_id: actorId, evidence = nothing }, context, base) {
    const support = evidence.flatMap((item, index) =>
      item?.effect === 'supports' && item.claim_id !== undefined ? [{ claimId: item.claim_id, index }] : [],
    );
    // Asked first, for it looks at few claims in most intents, and only what is looked at can make this run again.
    if (support.some(({ claimId }) => goesBeyondCapability(claimId, actorId, context))) return nothing;
    if (!support.some(({ claimId }) => context.claim(claimId)?.claim_kind === 'capacity')) return nothing;
    const related = support.map(({ index }) => `${base}/evidence/${index}`);
    return [{ messageId: 'capability-alone', at: '/evidence', related }];
  },
});
