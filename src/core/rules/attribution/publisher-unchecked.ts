import { defineRule, nothing } from '../rule.ts';

const byPublisher = { '/claims/0/attribution': { mode: 'publisher', actor_id: 'harbour-council' } };

export default defineRule({
  id: 'attribution/publisher-unchecked',
  level: 'notice',
  certainty: 'unchecked',
  subject: 'claim',
  docs: {
    description: 'For a claim attributed to its publisher, the observation and the actor are in the casefile at hand.',
    why: 'Without both, the consistency that publisher attribution requires cannot be checked here (specification 2.11.4).',
    fix: 'Attach the casefile that has the observation and the actor, or add them to it.',
  },
  messages: {
    unchecked:
      'Whether {{actorId}} published observation {{observationId}} could not be checked: {{missing}} is not in the casefile at hand.',
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
        findings: [{ messageId: 'unchecked', path: '/claims/0/attribution/mode' }],
      },
      {
        title: 'An actor whom the casefile does not know.',
        assessment: { '/claims/0/attribution': { mode: 'publisher', actor_id: 'somebody-else' } },
        findings: [{ messageId: 'unchecked', path: '/claims/0/attribution/mode' }],
      },
    ],
  },
  check({ attribution, observation_id: observationId }, context) {
    const { mode, actor_id: actorId } = attribution ?? {};
    if (mode !== 'publisher' || typeof actorId !== 'string' || observationId === undefined) return nothing;
    const missing = context.observation(observationId)
      ? context.actor(actorId)
        ? ''
        : 'the actor'
      : 'the observation';
    if (missing === '') return nothing;
    return [{ messageId: 'unchecked', at: '/attribution/mode', data: { actorId, observationId, missing } }];
  },
});
