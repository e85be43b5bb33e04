import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'attribution/unresolved-names-actor',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'A claim whose attribution is unresolved names no actor.',
    why: 'A named actor beside “unresolved” leaves a reader to guess which of the two is meant.',
    fix: 'Choose the mode that ties the claim to the actor, or set the actor to nobody.',
  },
  messages: {
    'names-actor':
      'The attribution is unresolved and yet names {{actorId}}: choose a mode, or set the actor to nobody.',
  },
  examples: {
    valid: [
      {
        title: 'Unresolved, and nobody named.',
        assessment: { '/claims/0/attribution': { mode: 'unresolved', actor_id: null } },
      },
    ],
    invalid: [
      {
        title: 'Unresolved, and an actor named.',
        assessment: { '/claims/0/attribution': { mode: 'unresolved', actor_id: 'harbour-council' } },
        findings: [{ messageId: 'names-actor', path: '/claims/0/attribution/actor_id' }],
      },
    ],
  },
  check({ attribution }) {
    const { mode, actor_id: actorId } = attribution ?? {};
    if (mode !== 'unresolved' || !actorId?.trim()) return nothing;
    return [{ messageId: 'names-actor', at: '/attribution/actor_id', data: { actorId } }];
  },
});
