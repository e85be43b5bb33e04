import { defineRule, nothing, unsetInAssessment } from '../rule.ts';

export default defineRule({
  id: 'power/related-to-self',
  level: 'notice',
  subject: 'power-basis',
  authority: { kind: 'convention' },
  docs: {
    description: 'The related actors of a power basis are other actors than its own.',
    why: 'A relation of an actor to itself is a capacity of its own, and has a relationship of that name.',
    fix: 'Remove the actor from the related ones, or choose the other side of the relation.',
  },
  messages: { 'related-to-self': '{{actorId}} is related to itself here: remove it, or choose the other side.' },
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
  check({ actor_id: actorId, scope }, _context, base) {
    const index = actorId === undefined ? -1 : (scope?.related_actor_ids?.indexOf(actorId) ?? -1);
    if (actorId === undefined || index < 0) return nothing;
    const at = `/scope/related_actor_ids/${index}`;
    return [
      {
        messageId: 'related-to-self',
        at,
        data: { actorId },
        related: [`${base}/actor_id`],
        fixes: [{ title: `Remove “${actorId}”`, edit: unsetInAssessment(base + at) }],
      },
    ];
  },
});
