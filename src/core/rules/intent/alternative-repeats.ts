import { foldCase } from '../../text/fold.ts';
import { defineRule, nothing } from '../rule.ts';

/** Folds white space and case, so that texts that read the same compare equal. */
function fold(text: string): string {
  return foldCase(text.trim().replaceAll(/\s+/g, ' '));
}

export default defineRule({
  id: 'intent/alternative-repeats',
  level: 'notice',
  subject: 'intent',
  authority: {
    kind: 'reading',
    of: '1.8 intent',
    step: 'A repetition of the hypothesis is not an alternative.',
  },
  docs: {
    description: 'An alternative should not repeat the hypothesis, ignoring case and white space.',
    why: 'An alternative is a different explanation of the same evidence.',
    fix: 'Enter a different explanation of the evidence, or remove the alternative.',
  },
  messages: { repeats: 'This alternative repeats the hypothesis. Enter a different explanation of the evidence.' },
  examples: {
    valid: [
      {
        title: 'A different explanation.',
        assessment: {
          '/intent_hypotheses/0/hypothesis': 'It means to close the channel.',
          '/intent_hypotheses/0/alternatives': ['It waits for the ministry.'],
        },
      },
    ],
    invalid: [
      {
        title: 'The hypothesis in capitals and with more white space.',
        assessment: {
          '/intent_hypotheses/0/hypothesis': 'It means to close the channel.',
          '/intent_hypotheses/0/alternatives': ['It waits for the ministry.', 'IT MEANS  to close the channel. '],
        },
        findings: [{ messageId: 'repeats', path: '/intent_hypotheses/0/alternatives/1' }],
      },
    ],
  },
  check({ hypothesis, alternatives = nothing }, _context, base) {
    if (hypothesis === undefined || hypothesis === '' || alternatives.length === 0) return nothing;
    const folded = fold(hypothesis);
    return alternatives.flatMap((alternative, index) =>
      alternative !== undefined && fold(alternative) === folded
        ? [{ messageId: 'repeats' as const, at: `/alternatives/${index}`, related: [`${base}/hypothesis`] }]
        : [],
    );
  },
});
