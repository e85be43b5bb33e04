import { defineRule, nothing, setInAssessment, unsetInAssessment } from '../rule.ts';

export default defineRule({
  id: 'scope/differs',
  level: 'error',
  subject: 'document',
  authority: { kind: 'contract', statement: '2.1 scope' },
  docs: {
    description: 'A scope statement that is present equals the contract’s wording, where this deployment knows it.',
    why: 'The contract allows one wording and no other.',
    fix: 'Take the contract’s wording, or leave the statement out: it is optional.',
  },
  messages: { differs: 'The scope statement is not the contract’s wording: take that, or leave the statement out.' },
  examples: {
    valid: [
      {
        title: 'The known wording.',
        assessment: { '/scope': 'The known wording.' },
        scopeStatement: 'The known wording.',
      },
      { title: 'Any statement where the wording is not known.', assessment: { '/scope': 'Some statement.' } },
    ],
    invalid: [
      {
        title: 'Another wording than the known one.',
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
          { title: 'Take the contract’s wording', edit: setInAssessment('/scope', wording), preview },
          { title: 'Leave the statement out', edit: unsetInAssessment('/scope') },
        ],
      },
    ];
  },
});
