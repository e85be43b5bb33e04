import { defineRule } from '../rule.ts';

const supports = { claim_id: 'C-001', effect: 'supports', reason: 'It names a day.' };

export default defineRule({
  id: 'tradecraft/reason-repeated',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'Each evidence link has a reason of its own.',
    why: 'A reason that stands word for word at several links was hardly thought through for each of them: two claims seldom bear on an entry, or one claim on two entries, in the very same way.',
    fix: 'Say at each link what this claim shows about this entry.',
  },
  messages: {
    repeated: 'This reason stands word for word at another link too: say what this claim shows about this entry.',
  },
  examples: {
    valid: [
      {
        title: 'Two links with reasons of their own.',
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
        title: 'One reason at two links.',
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
