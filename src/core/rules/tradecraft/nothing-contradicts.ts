import { defineRule, nothing } from '../rule.ts';

const supports = { claim_id: 'C-001', effect: 'supports', reason: 'It announces it.' };
const contradicts = { claim_id: 'C-002', effect: 'contradicts', reason: 'It was not asked.' };

export default defineRule({
  id: 'tradecraft/nothing-contradicts',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry with supporting evidence should also cite contradicting evidence.',
    why: 'Without contradicting links, readers cannot see that you looked for contradicting evidence. There may be none: this notice is a question, not an error.',
    fix: 'Look for a contradicting claim and link it. If you found none, say so in a limitation.',
  },
  messages: {
    onesided: 'This entry has no contradicting evidence. Look for some and link it.',
  },
  examples: {
    valid: [
      {
        title: 'Supporting and contradicting evidence.',
        assessment: { '/power_bases/0/evidence': [supports, contradicts] },
      },
    ],
    invalid: [
      {
        title: 'Only supporting evidence.',
        assessment: { '/power_bases/0/evidence': [supports] },
        findings: [{ messageId: 'onesided', path: '/power_bases/0/evidence' }],
      },
    ],
  },
  check({ evidence }) {
    const supported = evidence.some((link) => link?.effect === 'supports');
    if (!supported || evidence.some((link) => link?.effect === 'contradicts')) return nothing;
    return [{ messageId: 'onesided', at: '/evidence' }];
  },
});
