import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'scope/unchecked',
  level: 'notice',
  certainty: 'unchecked',
  subject: 'document',
  docs: {
    description: 'A scope statement is present and this deployment does not know the wording that it must equal.',
    why: 'The contract fixes the wording and its specification does not show it, so it cannot be checked here (specification 2.1).',
    fix: 'Keep it if it came with the document. A document made here leaves it out.',
  },
  messages: {
    unchecked:
      'The scope statement could not be checked here, because its fixed wording is not shown: keep it as it came.',
  },
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
    ],
  },
  check({ scope }, context) {
    if (scope === undefined || context.scopeStatement() !== undefined) return nothing;
    return [{ messageId: 'unchecked', at: '/scope' }];
  },
});
