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
    description: 'For a claim attributed to its publisher, a casefile is attached and has the observation.',
    why: 'Without them, the consistency that publisher attribution requires cannot be checked here.',
    fix: 'Attach the casefile that has the observation, or add the observation to it.',
  },
  messages: {
    'no-casefile':
      'Whether {{actorId}} published observation {{observationId}} cannot be checked, because no casefile is attached. Attach the casefile that has the observation.',
    'no-observation':
      'Whether {{actorId}} published observation {{observationId}} cannot be checked, because the casefile does not have the observation. Attach the casefile that has it, or add it.',
  },
  examples: {
    valid: [
      {
        title: 'Observation and actor are at hand.',
        assessment: byPublisher,
        casefile: {
          '/actors/0/publisher_hosts': ['council.example'],
          '/observations/0/canonical_url': 'https://council.example/statements/1',
        },
      },
    ],
    invalid: [
      {
        title: 'No casefile at all.',
        assessment: byPublisher,
        casefile: null,
        findings: [{ messageId: 'no-casefile', path: '/claims/0/attribution/mode' }],
      },
      {
        title: 'An observation that the casefile does not have.',
        assessment: { ...byPublisher, '/claims/0/observation_id': 7 },
        findings: [{ messageId: 'no-observation', path: '/claims/0/attribution/mode' }],
      },
    ],
  },
  check({ attribution, observation_id: observationId }, context) {
    const { mode, actor_id: actorId } = attribution ?? {};
    if (mode !== 'publisher' || !actorId?.trim() || observationId === undefined) return nothing;
    const found = { at: '/attribution/mode', data: { actorId, observationId } };
    if (!context.hasCasefile()) return [{ messageId: 'no-casefile', ...found }];
    // Without the actor nothing is open: that is attribution/publisher-inconsistent.
    if (context.observation(observationId) || !context.actor(actorId)) return nothing;
    return [{ messageId: 'no-observation', ...found }];
  },
});
