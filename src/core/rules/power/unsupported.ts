import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'power/unsupported',
  level: 'notice',
  subject: 'power-basis',
  authority: { kind: 'convention' },
  docs: {
    description:
      'A power basis should have at least one supporting link. The schema reports an entry without any links.',
    why: 'You can keep an unsupported power basis, but readers should see that it has no support.',
    fix: 'Link a supporting claim, or set the workflow state to retired.',
  },
  messages: { unsupported: 'This power basis has no supporting evidence. Link a supporting claim, or retire it.' },
  examples: {
    valid: [
      {
        title: 'One supporting link.',
        assessment: { '/power_bases/0/evidence': [{ claim_id: 'C-001', effect: 'supports', reason: 'It says so.' }] },
      },
    ],
    invalid: [
      {
        title: 'Only a contradicting link.',
        assessment: {
          '/power_bases/0/evidence': [{ claim_id: 'C-001', effect: 'contradicts', reason: 'It denies it.' }],
        },
        findings: [{ messageId: 'unsupported', path: '/power_bases/0/evidence' }],
      },
    ],
  },
  check({ evidence = nothing }) {
    if (evidence.length === 0 || evidence.some((link) => link?.effect === 'supports')) return nothing;
    return [{ messageId: 'unsupported', at: '/evidence' }];
  },
});
