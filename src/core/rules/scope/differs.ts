import { defineRule, nothing, setInAssessment, unsetInAssessment } from '../rule.ts';

export default defineRule({
  id: 'scope/differs',
  level: 'error',
  subject: 'document',
  authority: { kind: 'contract', statement: '2.1 scope' },
  docs: {
    description: 'If present, the scope statement must equal the contract’s fixed wording.',
    why: 'The contract allows only one wording. Only a program that passes that wording to the library (`scopeStatement`) gets this finding.',
    fix: 'Use the contract’s wording, or remove the statement. It is optional.',
  },
  messages: {
    differs:
      'The scope statement differs from the contract’s wording. Use the contract’s wording, or remove the statement.',
  },
  examples: {
    valid: [
      {
        title: 'The known wording.',
        assessment: { '/scope': 'The known wording.' },
        scopeStatement: 'The known wording.',
      },
      { title: 'Any statement, if the wording is not known.', assessment: { '/scope': 'Some statement.' } },
    ],
    invalid: [
      {
        title: 'A wording that differs from the known one.',
        assessment: { '/scope': 'Some statement.' },
        scopeStatement: 'The known wording.',
        findings: [{ messageId: 'differs', path: '/scope' }],
      },
    ],
  },
  check({ scope }, context) {
    const wording = context.scopeStatement();
    if (scope === undefined || wording === undefined || scope === wording) return nothing;
    const preview = { after: wording };
    return [
      {
        messageId: 'differs',
        at: '/scope',
        fixes: [
          { title: 'Use the contract’s wording', edit: setInAssessment('/scope', wording), preview },
          { title: 'Remove the statement', edit: unsetInAssessment('/scope') },
        ],
      },
    ];
  },
});
