import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'attribution/unresolved-names-actor',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'A claim with unresolved attribution should not name an actor.',
    why: 'An actor together with “unresolved” is ambiguous.',
    fix: 'Choose another mode, or remove the actor.',
  },
  messages: {
    'names-actor': 'The attribution is unresolved but names {{actorId}}. Choose another mode, or remove the actor.',
  },
  examples: {
    valid: [
      {
        title: 'Unresolved, with no actor.',
        assessment: { '/claims/0/attribution': { mode: 'unresolved', actor_id: null } },
      },
    ],
    invalid: [
      {
        title: 'Unresolved, with an actor.',
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
