import { defineRule, nothing } from '../rule.ts';

const modes = new Set(['explicit-speaker', 'reported-speaker', 'publisher']);

export default defineRule({
  id: 'attribution/actor-required',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'reading', of: '2.11.1', step: 'A mode that says who speaks or publishes needs an actor.' },
  docs: {
    description: 'If the attribution mode is not “unresolved”, the claim must name the attributed actor.',
    why: 'A claim keeps its attribution. If no actor is named, readers cannot tell who said it.',
    fix: 'Choose the attributed actor, or set the mode to unresolved.',
  },
  messages: {
    'actor-required':
      'The mode is {{mode}}, but no actor is named. Choose the attributed actor, or set the mode to unresolved.',
  },
  examples: {
    valid: [
      {
        title: 'A reported speaker with an actor.',
        assessment: { '/claims/0/attribution': { mode: 'reported-speaker', actor_id: 'harbour-council' } },
      },
      {
        title: 'Unresolved, with no actor.',
        assessment: { '/claims/0/attribution': { mode: 'unresolved', actor_id: null } },
      },
    ],
    invalid: [
      {
        title: 'A reported speaker with no actor.',
        assessment: { '/claims/0/attribution': { mode: 'reported-speaker', actor_id: null } },
        findings: [{ messageId: 'actor-required', path: '/claims/0/attribution/actor_id' }],
      },
      {
        title: 'A publisher whose ID is blank.',
        assessment: { '/claims/0/attribution': { mode: 'publisher', actor_id: ' ' } },
        findings: [{ messageId: 'actor-required', path: '/claims/0/attribution/actor_id' }],
      },
    ],
  },
  check({ attribution }) {
    const { mode, actor_id: actorId } = attribution ?? {};
    // A blank ID names no actor. The schema reports a missing one.
    if (mode === undefined || actorId === undefined || !modes.has(mode) || actorId?.trim()) return nothing;
    return [{ messageId: 'actor-required', at: '/attribution/actor_id', data: { mode } }];
  },
});
