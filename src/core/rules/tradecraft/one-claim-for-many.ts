import { exampleAssessment } from '../example-workspace.ts';
import { defineRule, nothing } from '../rule.ts';

/** The number of entries from which a claim is reported. */
const many = 4;

const [basis] = exampleAssessment['power_bases'] as readonly Readonly<Record<string, unknown>>[];
const bases = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...basis, power_basis_id: `PB-00${String(index + 1)}` }));

export default defineRule({
  id: 'tradecraft/one-claim-for-many',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'A claim should not support four entries or more.',
    why: 'A sentence that supports everything is often too general to support anything. The limit of four is our convention.',
    fix: 'Read the claim beside each of these entries. Keep the links that its words support.',
  },
  messages: {
    many: '{{claimId}} supports {{entries}} entries. Read it beside each of them, and keep the links that its words support.',
  },
  examples: {
    valid: [
      { title: 'A claim that supports three entries.', assessment: { '/power_bases': bases(2) } },
      {
        title: 'A claim that contradicts many entries.',
        assessment: {
          '/power_bases': bases(5).map((each) => ({
            ...each,
            evidence: [{ claim_id: 'C-001', effect: 'contradicts', reason: 'It says otherwise.' }],
          })),
        },
      },
    ],
    invalid: [
      {
        title: 'A claim that supports three power bases and a hypothesis.',
        assessment: { '/power_bases': bases(3) },
        findings: [{ messageId: 'many', path: '/claims/0/claim_id' }],
      },
    ],
  },
  check({ claim_id: claimId }, context, base) {
    if (claimId === undefined || context.claimPlace(claimId) !== base) return nothing;
    const entries = context.supportedEntries(claimId);
    return entries < many ? nothing : [{ messageId: 'many', at: '/claim_id', data: { claimId, entries } }];
  },
});
