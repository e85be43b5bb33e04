import { vocabularyNames, vocabularyTerms, ownTexts } from '../../assessment/likelihood.ts';
import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'tradecraft/likelihood-vocabularies',
  level: 'notice',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description: 'An assessment should take its likelihood terms from one vocabulary.',
    why: 'ICD 203 (Intelligence Community Directive 203) and the PHIA yardstick (UK Professional Head of Intelligence Assessment) give their terms different ranges. Only English terms that are in one of the two and not in the other are recognised, such as “very likely” and “realistic possibility”. Quotations are skipped.',
    fix: 'Choose one vocabulary, and use its terms in the whole assessment.',
  },
  messages: {
    mixed:
      '“{{term}}” is a term of {{vocabulary}}, and this assessment also uses terms of {{other}}. Use the terms of one vocabulary.',
  },
  examples: {
    valid: [
      {
        title: 'Terms of one vocabulary, and terms that are in both.',
        assessment: {
          '/intent_hypotheses/0/rationale': 'It is very likely that it closes.',
          '/power_bases/0/description': 'The council is likely to keep its powers. A change is unlikely.',
        },
      },
    ],
    invalid: [
      {
        title: 'A term of ICD 203 in one entry, and one of the PHIA yardstick in another.',
        assessment: {
          '/power_bases/0/description': 'A change is a realistic possibility.',
          '/intent_hypotheses/0/rationale': 'It is very likely that it closes.',
        },
        findings: [
          { messageId: 'mixed', path: '/power_bases/0/description' },
          { messageId: 'mixed', path: '/intent_hypotheses/0/rationale' },
        ],
      },
    ],
  },
  check({ kind, value }, context) {
    if (kind !== 'power-basis' && kind !== 'intent') return nothing;
    if (context.likelihoodVocabularies().size < 2) return nothing;
    return ownTexts(value).flatMap(({ at, text }) =>
      vocabularyTerms(text).map(({ vocabulary, term }) => ({
        messageId: 'mixed' as const,
        at,
        data: {
          term,
          vocabulary: vocabularyNames[vocabulary],
          other: vocabularyNames[vocabulary === 'phia' ? 'icd-203' : 'phia'],
        },
      })),
    );
  },
});
