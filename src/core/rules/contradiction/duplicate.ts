import { defineRule, nothing, unsetInAssessment } from '../rule.ts';

const pair = { left_claim_id: 'C-001', right_claim_id: 'C-002', explanation: 'They cannot both be right.' };
const turned = { left_claim_id: 'C-002', right_claim_id: 'C-001', explanation: 'The other way round.' };

export default defineRule({
  id: 'contradiction/duplicate',
  level: 'notice',
  subject: 'contradiction',
  authority: { kind: 'convention' },
  docs: {
    description: 'A pair of claims stands in one contradiction only, whichever of them is on the left.',
    why: 'The same pair twice looks like two disagreements where there is one, and its explanations can drift apart.',
    fix: 'Bring the explanations together in one entry and remove the other.',
  },
  messages: { duplicate: 'This contradiction between {{left}} and {{right}} stands in the list already: remove one.' },
  examples: {
    valid: [{ title: 'A pair that stands once.', assessment: { '/contradictions': [pair] } }],
    invalid: [
      {
        title: 'The same pair, turned round.',
        assessment: { '/contradictions': [pair, turned] },
        findings: [{ messageId: 'duplicate', path: '/contradictions/1' }],
      },
    ],
  },
  check({ left_claim_id: left, right_claim_id: right }, context, base) {
    if (left === undefined || right === undefined) return nothing;
    const places = context.contradictionsSharing(left, right);
    const [first] = places;
    if (first === undefined || first === base) return nothing;
    return [
      {
        messageId: 'duplicate',
        data: { left, right },
        related: [first],
        fixes: [{ title: 'Remove this contradiction', edit: unsetInAssessment(base) }],
      },
    ];
  },
});
