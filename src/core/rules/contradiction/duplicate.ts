import { defineRule, nothing, unsetInAssessment } from '../rule.ts';

const pair = { left_claim_id: 'C-001', right_claim_id: 'C-002', explanation: 'They cannot both be right.' };
const reversed = { left_claim_id: 'C-002', right_claim_id: 'C-001', explanation: 'The other way round.' };

export default defineRule({
  id: 'contradiction/duplicate',
  level: 'notice',
  subject: 'contradiction',
  authority: { kind: 'convention' },
  docs: {
    description: 'A pair of claims should be listed in only one contradiction, in either order.',
    why: 'A pair that is listed twice looks like two disagreements, and its explanations can diverge.',
    fix: 'Merge the explanations into one entry and remove the other.',
  },
  messages: { duplicate: 'The contradiction between {{left}} and {{right}} is already listed. Remove one of them.' },
  examples: {
    valid: [{ title: 'A pair that is listed once.', assessment: { '/contradictions': [pair] } }],
    invalid: [
      {
        title: 'The same pair in reverse order.',
        assessment: { '/contradictions': [pair, reversed] },
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
