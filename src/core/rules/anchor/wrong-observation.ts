import { defineRule, nothing, setInAssessment } from '../rule.ts';

export default defineRule({
  id: 'anchor/wrong-observation',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'convention', silence: '2.12 records' },
  docs: {
    description: 'The observation that a claim names has the passage that it names.',
    why: 'A claim from one item under the number of another sends a reader to the wrong source, and checks the publisher of the wrong one.',
    fix: 'Set the claim’s observation to the one that has the passage.',
  },
  messages: {
    other: 'The passage belongs to observation {{owners}}, not to {{observationId}}: set the observation.',
  },
  examples: {
    valid: [{ title: 'The passage’s own observation.' }],
    invalid: [
      {
        title: 'Another observation than the passage’s.',
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
        })),
      },
    ];
  },
});
