import { likelihoodWithConfidence, ownTexts } from '../../assessment/likelihood.ts';
import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'tradecraft/likelihood-with-confidence',
  level: 'notice',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description: 'A sentence should not state both a confidence level and a likelihood.',
    why: 'Confidence is about your evidence, and likelihood is about the event. Readers confuse the two in one sentence, so ICD 203 (Intelligence Community Directive 203) forbids it. Only words in English, French, German and Spanish are recognised. Quotations are skipped.',
    fix: 'State the likelihood in one sentence, and your confidence in another.',
  },
  messages: {
    both: 'One sentence states confidence (“{{confidence}}”) and likelihood (“{{likelihood}}”). Write two sentences.',
  },
  examples: {
    valid: [
      {
        title: 'Two sentences.',
        assessment: {
          '/intent_hypotheses/0/rationale':
            'The council will probably close it. We have high confidence in this assessment.',
        },
      },
      {
        title: 'The confidence of others is not a confidence level.',
        assessment: {
          '/intent_hypotheses/0/rationale': 'Pilots with low confidence in the council will probably stay away.',
        },
      },
    ],
    invalid: [
      {
        title: 'Confidence and likelihood in one sentence.',
        assessment: {
          '/intent_hypotheses/0/hypothesis': 'We assess with high confidence that the council is likely to close it.',
        },
        findings: [{ messageId: 'both', path: '/intent_hypotheses/0/hypothesis' }],
      },
    ],
  },
  check({ kind, value }) {
    if (kind !== 'power-basis' && kind !== 'intent') return nothing;
    return ownTexts(value).flatMap(({ at, text }) => {
      const found = likelihoodWithConfidence(text);
      return found ? [{ messageId: 'both' as const, at, data: { ...found } }] : [];
    });
  },
});
