import { defineRule, nothing, unsetInAssessment } from '../rule.ts';

export default defineRule({
  id: 'scope/unchecked',
  level: 'notice',
  certainty: 'unchecked',
  subject: 'document',
  authority: {
    kind: 'reading',
    of: '2.1 scope',
    step: 'The specification omits the wording, so only a program that passes the wording to the library can compare it.',
  },
  docs: {
    description:
      'A scope statement must match the contract’s wording. The application and the command line do not know that wording, so they cannot check the statement. A blank statement cannot match.',
    why: 'The contract fixes the wording, but the specification does not show it.',
    fix: 'Keep the statement if it came with the file. Assessment Desk does not add one.',
  },
  messages: {
    unchecked:
      'The scope statement cannot be checked because its required wording is not published. Keep it unchanged.',
    blank: 'The scope statement is blank, so it cannot match the contract’s wording. Remove it.',
  },
  weights: { blank: { level: 'violation', certainty: 'checked' } },
  examples: {
    valid: [
      { title: 'No scope statement.' },
      {
        title: 'A known wording.',
        assessment: { '/scope': 'The known wording.' },
        scopeStatement: 'The known wording.',
      },
    ],
    invalid: [
      {
        title: 'A scope statement, if the wording is not known.',
        assessment: { '/scope': 'Some statement.' },
        findings: [{ messageId: 'unchecked', path: '/scope' }],
      },
      {
        title: 'A blank scope statement.',
        assessment: { '/scope': '\u00A0\n' },
        findings: [{ messageId: 'blank', path: '/scope' }],
      },
    ],
  },
  check({ scope }, context) {
    if (scope === undefined || context.scopeStatement() !== undefined) return nothing;
    if (/\S/u.test(scope)) return [{ messageId: 'unchecked', at: '/scope' }];
    return [
      {
        messageId: 'blank',
        at: '/scope',
        fixes: [{ title: 'Remove the statement', edit: unsetInAssessment('/scope') }],
      },
    ];
  },
});
