import { defineRule, nothing } from '../rule.ts';

const modes = new Set(['explicit-speaker', 'reported-speaker', 'publisher']);

export default defineRule({
  id: 'attribution/actor-required',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'reading', of: '2.11.1', step: 'A mode that says who speaks or publishes needs an actor.' },
  docs: {
    description: 'A claim whose attribution is resolved names the actor that it is attributed to.',
    why: 'A claim keeps its attribution: a speaker or publisher who is nobody cannot be held to it.',
    fix: 'Choose the attributed actor, or set the mode to unresolved.',
  },
  messages: {
    'actor-required':
      'The mode is {{mode}} and no actor is named: choose the attributed actor, or set the mode to unresolved.',
  },
  examples: {
    valid: [
      {
        title: 'A reported speaker who is named.',
        assessment: { '/claims/0/attribution': { mode: 'reported-speaker', actor_id: 'harbour-council' } },
      },
      {
        title: 'Unresolved, and nobody named.',
        assessment: { '/claims/0/attribution': { mode: 'unresolved', actor_id: null } },
      },
    ],
    invalid: [
      {
        title: 'A reported speaker who is nobody.',
        assessment: { '/claims/0/attribution': { mode: 'reported-speaker', actor_id: null } },
        findings: [{ messageId: 'actor-required', path: '/claims/0/attribution/actor_id' }],
      },
      {
        title: 'A publisher whose id is blank.',
        assessment: { '/claims/0/attribution': { mode: 'publisher', actor_id: ' ' } },
        findings: [{ messageId: 'actor-required', path: '/claims/0/attribution/actor_id' }],
      },
    ],
  },
  check({ attribution }) {
    const { mode, actor_id: actorId } = attribution ?? {};
    // A blank id names nobody; one that is missing is the schema's to report.
    if (mode === undefined || actorId === undefined || !modes.has(mode) || actorId?.trim()) return nothing;
    return [{ messageId: 'actor-required', at: '/attribution/actor_id', data: { mode } }];
  },
});
