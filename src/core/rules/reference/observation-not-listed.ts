import { limits } from '../../assessment/limits.ts';
import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'reference/observation-not-listed',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'Every claim’s observation must be in the assessment’s list of observations.',
    why: 'The list must include every observation that the assessment uses.',
    fix: 'Add the observation to the list, or correct the claim’s observation.',
  },
  messages: {
    'not-listed':
      'Observation {{observationId}} is not in the assessment’s list of observations. Add it, or correct the claim.',
  },
  examples: {
    valid: [{ title: 'A listed observation.' }],
    invalid: [
      {
        title: 'A claim from an observation that is not listed.',
        assessment: { '/claims/0/observation_id': 2 },
        findings: [{ messageId: 'not-listed', path: '/claims/0/observation_id' }],
      },
    ],
  },
  check({ observation_id: observationId }, context) {
    if (observationId === undefined || observationId < 1 || context.observationListed(observationId)) return nothing;
    const index = context.observationCount();
    const add = { type: 'insert', path: '/assessment/observation_ids', values: [observationId] } as const;
    const title = `Add observation ${String(observationId)} to the list`;
    return [
      {
        messageId: 'not-listed',
        at: '/observation_id',
        data: { observationId },
        related: index ? ['/observation_ids'] : [],
        fixes:
          index !== undefined && index < limits.observation_ids
            ? [{ title, edit: { ...add, index }, kind: 'list-observation' }]
            : [],
      },
    ];
  },
});
