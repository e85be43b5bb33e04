import { defineRule, nothing } from '../rule.ts';

/** Stock words. A reason that consists only of them does not explain anything. */
const stock: ReadonlySet<string> = new Set(
  `a above also and as basis because below claim claims clear clearly confirms contradict contradicted contradicting
  contradicts definitely ditto direct directly entry evidence evident evidently explanatory fact for good hypothesis
  ibid idem important in intent is it its just link n na no none obvious obviously of ok okay point power proof proves
  quote reason relevant same see self source strong strongly support supported supporting supports tba tbd text that
  the this to todo true very yes`.split(/\s+/),
);

/** Whether the reason contains a word that is neither a stock word nor the claim's own ID. */
function saysSomething(reason: string, claimId: string | undefined): boolean {
  const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}._:-]*/gu;
  for (let match = words.exec(reason); match; match = words.exec(reason)) {
    const word = match[0].replace(/[._:-]+$/, '');
    if (word !== claimId && !stock.has(word.toLowerCase())) return true;
  }
  return false;
}

export default defineRule({
  id: 'tradecraft/empty-reason',
  level: 'notice',
  subject: 'link',
  authority: { kind: 'convention' },
  docs: {
    description: 'A reason should say more than “supports this” or “see above”.',
    why: 'A reason lets others follow the step from the claim to the entry. Only English stock words are recognised, so a reason in another language is never reported.',
    fix: 'Say what in the claim matters for the entry, and how.',
  },
  messages: { empty: 'This reason does not explain anything. Say how the claim supports or contradicts the entry.' },
  examples: {
    valid: [
      {
        title: 'A reason that says what the claim shows.',
        assessment: { '/power_bases/0/evidence/0/reason': 'It announces a closure as its own to make.' },
      },
      {
        title: 'A reason in another language.',
        assessment: { '/power_bases/0/evidence/0/reason': '它宣布关闭航道。' },
      },
    ],
    invalid: [
      {
        title: 'The effect again.',
        assessment: { '/power_bases/0/evidence/0/reason': 'C-001 clearly supports this.' },
        findings: [{ messageId: 'empty', path: '/power_bases/0/evidence/0/reason' }],
      },
      {
        title: 'Only a dash.',
        assessment: { '/power_bases/0/evidence/0/reason': '–' },
        findings: [{ messageId: 'empty', path: '/power_bases/0/evidence/0/reason' }],
      },
    ],
  },
  check({ link: { reason, claim_id: claimId } }) {
    if (reason === undefined || reason === '' || saysSomething(reason, claimId)) return nothing;
    return [{ messageId: 'empty', at: '/reason' }];
  },
});
