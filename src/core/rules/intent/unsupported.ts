import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'intent/unsupported',
  level: 'notice',
  subject: 'intent',
  authority: { kind: 'convention' },
  docs: {
    description:
      'An intent hypothesis should have at least one supporting link. The schema reports an entry without any links.',
    why: 'You can keep an unsupported hypothesis, but readers should see that it has no support.',
    fix: 'Link a supporting claim, or set the workflow state to retired.',
  },
  messages: {
    unsupported: 'This intent hypothesis has no supporting evidence. Link a supporting claim, or retire it.',
  },
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
