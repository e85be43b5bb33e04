import { defineRule, nothing } from '../rule.ts';

const supports = { claim_id: 'C-001', effect: 'supports', reason: 'It announces it.' };
const contradicts = { claim_id: 'C-002', effect: 'contradicts', reason: 'It was not asked.' };

export default defineRule({
  id: 'tradecraft/nothing-contradicts',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry with supporting evidence also cites what cuts against it.',
    why: 'Where no link contradicts an entry, nobody is seen to have looked for what would, and a hypothesis that nobody tried to falsify has not been tested. There may be nothing to find: the notice is a question and no fault.',
    fix: 'Look for a claim that cuts against the entry and cite it; where you looked and found none, a limitation can say so.',
  },
  messages: {
    onesided: 'No evidence link contradicts this entry: look for what would cut against it, and cite what you find.',
  },
  examples: {
    valid: [
      {
        title: 'Evidence for and against.',
        assessment: { '/power_bases/0/evidence': [supports, contradicts] },
      },
    ],
    invalid: [
      {
        title: 'Supporting evidence only.',
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
