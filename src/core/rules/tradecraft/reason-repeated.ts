import { defineRule } from '../rule.ts';

const supports = { claim_id: 'C-001', effect: 'supports', reason: 'It names a day.' };

export default defineRule({
  id: 'tradecraft/reason-repeated',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'Each evidence link should have its own reason.',
    why: 'A reason that is copied to several links rarely fits each of them.',
    fix: 'For each link, say what the claim shows about the entry.',
  },
  messages: {
    repeated: 'Another link has the same reason. Say what this claim shows about this entry.',
  },
  examples: {
    valid: [
      {
        title: 'Two links, each with its own reason.',
        assessment: {
          '/power_bases/0/evidence': [
            supports,
            { claim_id: 'C-002', effect: 'contradicts', reason: 'It was not asked.' },
          ],
        },
      },
    ],
    invalid: [
      {
        title: 'Two links with the same reason.',
        assessment: {
          '/power_bases/0/evidence': [
            supports,
            { claim_id: 'C-002', effect: 'contradicts', reason: 'It names a day.' },
          ],
        },
        findings: [
          { messageId: 'repeated', path: '/power_bases/0/evidence/0/reason' },
          { messageId: 'repeated', path: '/power_bases/0/evidence/1/reason' },
        ],
      },
    ],
  },
  check({ evidence }, context) {
    const repeated = context.repeatedReasons();
    return evidence.flatMap((link, index) =>
      link?.reason !== undefined && link.reason !== '' && repeated.has(link.reason)
        ? [{ messageId: 'repeated' as const, at: `/evidence/${index}/reason` }]
        : [],
    );
  },
});
