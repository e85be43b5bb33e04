import { defineRule } from '../rule.ts';

const text = 'The channel stays open on Monday.';

export default defineRule({
  id: 'tradecraft/falsifier-repeated',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'Each entry should have its own falsifiers.',
    why: 'A falsifier says what would prove this entry wrong. One that is repeated in several entries is usually too general.',
    fix: 'Say what would prove this entry wrong, but not the other.',
  },
  messages: {
    repeated: 'Another entry has the same falsifier. Say what would prove this entry wrong.',
  },
  examples: {
    valid: [{ title: 'Each entry has its own falsifiers.' }],
    invalid: [
      {
        title: 'Two entries with the same falsifier.',
        assessment: {
          '/power_bases/0/falsifiers': [text],
          '/intent_hypotheses/0/falsifiers': ['Something else.', text],
        },
        findings: [
          { messageId: 'repeated', path: '/power_bases/0/falsifiers/0' },
          { messageId: 'repeated', path: '/intent_hypotheses/0/falsifiers/1' },
        ],
      },
    ],
  },
  check({ falsifiers }, context) {
    const repeated = context.repeatedFalsifiers();
    return falsifiers.flatMap((falsifier, index) => {
      if (falsifier === undefined || falsifier === '' || !repeated.has(falsifier)) return [];
      // The schema reports a repetition within one entry.
      if (falsifiers.indexOf(falsifier) !== falsifiers.lastIndexOf(falsifier)) return [];
      return [{ messageId: 'repeated' as const, at: `/falsifiers/${index}` }];
    });
  },
});
