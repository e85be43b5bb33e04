import { nameOfActor } from '../../casefile/lookup.ts';
import { defineRule, nothing } from '../rule.ts';

const byPublisher = { '/claims/0/attribution': { mode: 'publisher', actor_id: 'harbour-council' } };

export default defineRule({
  id: 'attribution/publisher-unchecked',
  level: 'notice',
  certainty: 'unchecked',
  subject: 'claim',
  authority: {
    kind: 'reading',
    of: '2.11.4',
    step: 'Consistency cannot be checked without the registry and the host.',
  },
  docs: {
    description:
      'If a claim is attributed to its publisher, a casefile that contains the observation should be attached.',
    why: 'Without it, the consistency that publisher attribution requires cannot be checked.',
    fix: 'Attach the casefile that contains the observation, or add the observation to it.',
  },
  messages: {
    'no-casefile':
      'The publisher {{actorId}} of observation {{observationId}} cannot be checked because no casefile is attached. Attach the casefile with this observation.',
    'no-observation':
      'The publisher {{actorName}} of observation {{observationId}} cannot be checked because the casefile does not contain the observation. Attach the right casefile, or add the observation.',
  },
  examples: {
    valid: [
      {
        title: 'The casefile contains the observation and the actor.',
        assessment: byPublisher,
        casefile: {
          '/actors/0/publisher_hosts': ['council.example'],
          '/observations/0/canonical_url': 'https://council.example/statements/1',
        },
      },
    ],
    invalid: [
      {
        title: 'No casefile.',
        assessment: byPublisher,
        casefile: null,
        findings: [{ messageId: 'no-casefile', path: '/claims/0/attribution/mode' }],
      },
      {
        title: 'An observation that is not in the casefile.',
        assessment: { ...byPublisher, '/claims/0/observation_id': 7 },
        findings: [{ messageId: 'no-observation', path: '/claims/0/attribution/mode' }],
      },
    ],
  },
  check({ attribution, observation_id: observationId }, context) {
    const { mode, actor_id: actorId } = attribution ?? {};
    if (mode !== 'publisher' || !actorId?.trim() || observationId === undefined) return nothing;
    const report = { at: '/attribution/mode', data: { actorId, observationId } };
    if (!context.hasCasefile()) return [{ messageId: 'no-casefile', ...report }];
    // A casefile without the actor is reported by attribution/publisher-inconsistent.
    const actor = context.actor(actorId);
    if (context.observation(observationId) || !actor) return nothing;
    return [{ messageId: 'no-observation', ...report, data: { ...report.data, actorName: nameOfActor(actor) } }];
  },
});
