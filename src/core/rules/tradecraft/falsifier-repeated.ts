import { defineRule } from '../rule.ts';

const text = 'The channel stays open on Monday.';

export default defineRule({
  id: 'tradecraft/falsifier-repeated',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'A falsifier stands in one entry only.',
    why: 'A falsifier is what would show this very entry to be wrong. One that is repeated over entries word for word is mostly too general to do so.',
    fix: 'Say what would show this entry, and not the other, to be wrong.',
  },
  messages: {
    repeated: 'This falsifier stands word for word in another entry too: say what would show this one to be wrong.',
  },
  examples: {
    valid: [{ title: 'Each entry has falsifiers of its own.' }],
    invalid: [
      {
        title: 'Two entries with one falsifier.',
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
      // What one entry has twice is for the schema to say.
      if (falsifiers.indexOf(falsifier) !== falsifiers.lastIndexOf(falsifier)) return [];
      return [{ messageId: 'repeated' as const, at: `/falsifiers/${index}` }];
    });
  },
});
