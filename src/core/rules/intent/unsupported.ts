import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'intent/unsupported',
  level: 'notice',
  subject: 'intent',
  authority: { kind: 'convention' },
  docs: {
    description:
      'At least one evidence link of the intent hypothesis supports it. An entry without any link is the schema’s to report.',
    why: 'An entry that nothing speaks for may still be worth keeping, but a reader should see that it stands on nothing.',
    fix: 'Link a claim that supports it, or retire the entry.',
  },
  messages: { unsupported: 'No evidence link supports this intent hypothesis: link a claim that does, or retire it.' },
  examples: {
    valid: [
      {
        title: 'One supporting link.',
        assessment: {
          '/intent_hypotheses/0/evidence': [{ claim_id: 'C-001', effect: 'supports', reason: 'It says so.' }],
        },
      },
    ],
    invalid: [
      {
        title: 'Only a contradicting link.',
        assessment: {
          '/intent_hypotheses/0/evidence': [{ claim_id: 'C-001', effect: 'contradicts', reason: 'It denies it.' }],
        },
        findings: [{ messageId: 'unsupported', path: '/intent_hypotheses/0/evidence' }],
      },
    ],
  },
  check({ evidence = nothing }) {
    if (evidence.length === 0 || evidence.some((link) => link?.effect === 'supports')) return nothing;
    return [{ messageId: 'unsupported', at: '/evidence' }];
  },
});
