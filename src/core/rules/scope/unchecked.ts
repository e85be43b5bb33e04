import { defineRule, nothing, unsetInAssessment } from '../rule.ts';

export default defineRule({
  id: 'scope/unchecked',
  level: 'notice',
  certainty: 'unchecked',
  subject: 'document',
  authority: {
    kind: 'reading',
    of: '2.1 scope',
    step: 'The specification omits the wording, so only a deployment that knows it can compare.',
  },
  docs: {
    description:
      'A scope statement must equal the contract’s wording. Where this deployment does not know the wording, it cannot be checked; a blank statement cannot equal it.',
    why: 'The contract fixes the wording and its specification does not show it, so it cannot be checked here.',
    fix: 'Keep it if it came with the document. A document made here leaves it out.',
  },
  messages: {
    unchecked:
      'The scope statement could not be checked here, because its fixed wording is not shown: keep it as it came.',
    blank: 'The scope statement is blank, so it cannot equal the contract’s wording. Delete it.',
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
        title: 'A scope statement where the wording is not known.',
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
        fixes: [{ title: 'Delete the statement', edit: unsetInAssessment('/scope') }],
      },
    ];
  },
});
