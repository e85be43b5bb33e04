import { foldCase } from '../../passage/fold.ts';
import { defineRule, nothing } from '../rule.ts';

/** The text with its white space and its case folded: what a reader takes for the same words. */
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
    step: 'The hypothesis in the same words is not an alternative to it.',
  },
  docs: {
    description: 'No alternative is the hypothesis itself in other case or spacing.',
    why: 'An alternative is another explanation of the same evidence; the hypothesis again is none.',
    fix: 'Write what else would explain the evidence, or remove the alternative.',
  },
  messages: { repeats: 'This alternative repeats the hypothesis: write what else would explain the evidence.' },
  examples: {
    valid: [
      {
        title: 'Another explanation.',
        assessment: {
          '/intent_hypotheses/0/hypothesis': 'It means to close the channel.',
          '/intent_hypotheses/0/alternatives': ['It waits for the ministry.'],
        },
      },
    ],
    invalid: [
      {
        title: 'The hypothesis again, in capitals and with more space.',
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
