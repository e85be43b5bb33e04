import { defineRule } from '../rule.ts';

export default defineRule({
  id: 'observation/unused',
  level: 'notice',
  subject: 'document',
  authority: { kind: 'convention' },
  docs: {
    description: 'Every listed observation should have at least one claim.',
    why: 'An observation without claims does not contribute to the assessment. It may have been forgotten.',
    fix: 'Create a claim from one of its passages, or remove it from the list.',
  },
  messages: {
    unused: 'Observation {{observationId}} has no claims. Create one, or remove the observation from the list.',
  },
  examples: {
    valid: [{ title: 'Every listed observation has a claim.' }],
    invalid: [
      {
        title: 'A listed observation without claims.',
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
