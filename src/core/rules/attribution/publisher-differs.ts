import { actorsInWords } from '../actor-in-words.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';

const byPublisher = { '/claims/0/attribution': { mode: 'publisher', actor_id: 'harbour-council' } };

export default defineRule({
  id: 'attribution/publisher-differs',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention', silence: '2.12 records' },
  docs: {
    description: 'A claim attributed to its publisher should name the same publisher as the casefile.',
    why: 'If the claim and the casefile name two publishers for one observation, one of them is wrong.',
    fix: 'Use the casefile’s publisher, choose another mode, or correct the casefile.',
  },
  messages: {
    differs:
      'The claim names {{actorName}} as the publisher, but the casefile names {{publisherName}} for observation {{observationId}}. Use the casefile’s publisher, or correct the casefile.',
  },
  examples: {
    valid: [
      {
        title: 'The casefile’s publisher.',
        assessment: byPublisher,
        casefile: { '/observations/0/publisher_actor_id': 'harbour-council' },
      },
      { title: 'The casefile names no publisher.', assessment: byPublisher },
      {
        title: 'A speaker need not be the publisher.',
        assessment: { '/claims/0/attribution': { mode: 'explicit-speaker', actor_id: 'harbour-council' } },
        casefile: { '/observations/0/publisher_actor_id': 'river-authority' },
      },
    ],
    invalid: [
      {
        title: 'The casefile names another publisher.',
        assessment: byPublisher,
        casefile: { '/observations/0/publisher_actor_id': 'river-authority' },
        findings: [{ messageId: 'differs', path: '/claims/0/attribution/actor_id' }],
      },
    ],
  },
  check({ attribution, observation_id: observationId }, context, base) {
    const { mode, actor_id: actorId } = attribution ?? {};
    if (mode !== 'publisher' || !actorId?.trim() || observationId === undefined) return nothing;
    const publisher = context.observation(observationId)?.publisher_actor_id;
    if (!publisher || publisher === actorId) return nothing;
    const [actorName, publisherName] = actorsInWords(actorId, publisher, context);
    const edit = setInAssessment(`${base}/attribution/actor_id`, publisher);
    return [
      {
        messageId: 'differs',
        at: '/attribution/actor_id',
        data: { actorId, actorName, publisher, publisherName, observationId },
        fixes: [{ title: `Use the casefile’s publisher ${publisherName}`, edit }],
      },
    ];
  },
});
