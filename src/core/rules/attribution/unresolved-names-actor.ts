import { actorInWords } from '../actor-in-words.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';

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
    'names-actor': 'The attribution is unresolved but names {{actorName}}. Choose another mode, or remove the actor.',
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
  check({ attribution }, context, base) {
    const { mode, actor_id: actorId } = attribution ?? {};
    if (mode !== 'unresolved' || !actorId?.trim()) return nothing;
    return [
      {
        messageId: 'names-actor',
        at: '/attribution/actor_id',
        data: { actorId, actorName: actorInWords(actorId, context) },
        fixes: [{ title: 'Remove the actor', edit: setInAssessment(`${base}/attribution/actor_id`, null) }],
      },
    ];
  },
});
