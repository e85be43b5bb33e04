import { mayBeVerbatim } from '../../assessment/verbatim.ts';
import type { RuleContext } from '../context.ts';
import { defineRule, nothing } from '../rule.ts';

const link = (claim_id: string, effect = 'supports') => ({ claim_id, effect, reason: 'It says so.' });

/** Whether a claim's kind is not capacity and rule 2.11.3 lets the claim support the actor's intent. */
function goesBeyondCapability(claimId: string, actorId: string | undefined, context: RuleContext): boolean {
  const claim = context.claim(claimId);
  if (claim?.claim_kind === 'capacity') return false;
  const { representation = 'verbatim', propositionFit } = claim ?? {};
  if (representation !== 'verbatim' || !mayBeVerbatim(propositionFit)) return false;
  return actorId === undefined || context.claimNamesActor(claimId, actorId)?.state !== 'unnamed';
}

export default defineRule({
  id: 'intent/capability-alone',
  level: 'violation',
  subject: 'intent',
  authority: { kind: 'reading', of: '2.11.2', step: 'Claims of kind “capacity” state what an actor is capable of.' },
  docs: {
    description:
      'An intent hypothesis must have at least one supporting claim that is not of kind “capacity”. Links to claims that are not verbatim or do not name the actor do not count.',
    why: 'Capability alone cannot support an intent. That an actor can do something does not show that it intends to.',
    fix: 'Link a claim about what the actor did or said, or describe the capability as a power basis.',
  },
  messages: {
    'capability-alone':
      'Capability alone cannot support an intent, and no other supporting link counts. Link a verbatim claim about what the actor did or said that names the actor.',
  },
  examples: {
    valid: [
      {
        title: 'A claim of kind “capacity” and a public position.',
        assessment: {
          '/claims/0/claim_kind': 'capacity',
          '/claims/1/claim_kind': 'public-position',
          '/claims/1/actual': 'The Harbour Council means to close it.',
          '/claims/1/proposition': 'The Harbour Council means to close it.',
          '/intent_hypotheses/0/evidence': [link('C-001'), link('C-002')],
        },
      },
      {
        title: 'A claim of kind “capacity” that contradicts.',
        assessment: {
          '/claims/0/claim_kind': 'capacity',
          '/intent_hypotheses/0/evidence': [link('C-001', 'contradicts')],
        },
      },
    ],
    invalid: [
      {
        title: 'A claim of kind “capacity” as the only support.',
        assessment: { '/claims/0/claim_kind': 'capacity', '/intent_hypotheses/0/evidence': [link('C-001')] },
        findings: [{ messageId: 'capability-alone', path: '/intent_hypotheses/0/evidence' }],
      },
      {
        title: 'A claim of kind “capacity” and a claim that does not name the actor.',
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
    // Comes first because it usually looks up few claims, and only a look-up can make this rule run again.
    if (support.some(({ claimId }) => goesBeyondCapability(claimId, actorId, context))) return nothing;
    if (!support.some(({ claimId }) => context.claim(claimId)?.claim_kind === 'capacity')) return nothing;
    const related = support.map(({ index }) => `${base}/evidence/${index}`);
    return [{ messageId: 'capability-alone', at: '/evidence', related }];
  },
});
