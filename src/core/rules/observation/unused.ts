import { defineRule } from '../rule.ts';

export default defineRule({
  id: 'observation/unused',
  level: 'notice',
  subject: 'document',
  authority: { kind: 'convention' },
  docs: {
    description: 'Every listed observation has at least one claim.',
    why: 'An observation without a claim adds nothing that a reader could follow; it may also be evidence that was forgotten.',
    fix: 'Make a claim from one of its passages, or take it off the list.',
  },
  messages: { unused: 'Observation {{observationId}} is listed and has no claim: make one, or take it off the list.' },
  examples: {
    valid: [{ title: 'Every listed observation has a claim.' }],
    invalid: [
      {
        title: 'A listed observation that no claim belongs to.',
        assessment: { '/observation_ids': [1, 77] },
        findings: [{ messageId: 'unused', path: '/observation_ids/1' }],
      },
    ],
  },
  check({ observation_ids: ids = [] }, context) {
    return ids.flatMap((observationId, index) =>
      observationId !== undefined && context.claimsOfObservation(observationId) === 0
        ? [{ messageId: 'unused' as const, at: `/observation_ids/${index}`, data: { observationId } }]
        : [],
    );
  },
});
