import { defineRule, nothing, setInAssessment } from '../rule.ts';

export default defineRule({
  id: 'anchor/wrong-observation',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'convention', silence: '2.12 records' },
  docs: {
    description: 'A claim’s passage must belong to the claim’s observation.',
    why: 'A wrong observation number leads readers to the wrong source. Assessment Desk then also checks the wrong publisher.',
    fix: 'Set the claim’s observation to the one that contains the passage.',
  },
  messages: {
    other: 'The passage belongs to observation {{owners}}, not {{observationId}}. Change the observation.',
  },
  examples: {
    valid: [{ title: 'The passage’s own observation.' }],
    invalid: [
      {
        title: 'An observation that does not contain the passage.',
        assessment: { '/claims/0/observation_id': 2 },
        findings: [{ messageId: 'other', path: '/claims/0/observation_id' }],
      },
    ],
  },
  check({ observation_id: observationId, passage_id: passageId }, context, base) {
    const passage = passageId === undefined ? undefined : context.passage(passageId);
    if (!passage || observationId === undefined) return nothing;
    const owners = passage.observations.map(({ observation_id }) => observation_id);
    if (owners.includes(observationId)) return nothing;
    return [
      {
        messageId: 'other',
        at: '/observation_id',
        data: { owners, observationId },
        related: [`${base}/passage_id`],
        fixes: owners.slice(0, 5).map((owner) => ({
          title: `Set the observation to ${String(owner)}`,
          edit: setInAssessment(`${base}/observation_id`, owner),
          ...(owners.length === 1 && { kind: 'set-observation' as const }),
        })),
      },
    ];
  },
});
