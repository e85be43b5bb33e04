import { actorInWords } from '../actor-in-words.ts';
import { defineRule, nothing, unsetInAssessment } from '../rule.ts';

export default defineRule({
  id: 'power/related-to-self',
  level: 'notice',
  subject: 'power-basis',
  authority: { kind: 'convention' },
  docs: {
    description: 'A power basis should not list its own actor as a related actor.',
    why: 'For something an actor can do by itself, use the relationship “self-capacity”.',
    fix: 'Remove the actor from the related actors, or choose another actor.',
  },
  messages: { 'related-to-self': '{{actorName}} is listed as related to itself. Remove it, or choose another actor.' },
  examples: {
    valid: [
      {
        title: 'Another actor.',
        assessment: {
          '/power_bases/0/actor_id': 'harbour-council',
          '/power_bases/0/scope/related_actor_ids': ['river-authority'],
        },
      },
    ],
    invalid: [
      {
        title: 'Its own actor.',
        assessment: {
          '/power_bases/0/actor_id': 'harbour-council',
          '/power_bases/0/scope/related_actor_ids': ['harbour-council'],
        },
        findings: [{ messageId: 'related-to-self', path: '/power_bases/0/scope/related_actor_ids/0' }],
      },
    ],
  },
  check({ actor_id: actorId, scope }, context, base) {
    const index = actorId === undefined ? -1 : (scope?.related_actor_ids?.indexOf(actorId) ?? -1);
    if (actorId === undefined || index < 0) return nothing;
    const actorName = actorInWords(actorId, context);
    const at = `/scope/related_actor_ids/${index}`;
    return [
      {
        messageId: 'related-to-self',
        at,
        data: { actorId, actorName },
        related: [`${base}/actor_id`],
        fixes: [{ title: `Remove “${actorName}”`, edit: unsetInAssessment(base + at) }],
      },
    ];
  },
});
