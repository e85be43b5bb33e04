import { defineRule, nothing } from '../rule.ts';

/** Words that a reason can do without: where it has no others, it says nothing about the claim. */
const stock: ReadonlySet<string> = new Set(
  `a above also and as basis because below claim claims clear clearly confirms contradict contradicted contradicting
  contradicts definitely ditto direct directly entry evidence evident evidently explanatory fact for good hypothesis
  ibid idem important in intent is it its just link n na no none obvious obviously of ok okay point power proof proves
  quote reason relevant same see self source strong strongly support supported supporting supports tba tbd text that
  the this to todo true very yes`.split(/\s+/),
);

/** Whether the reason has a word that says something, beyond stock words and the claim's own id. */
function saysSomething(reason: string, claimId: string | undefined): boolean {
  const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}._:-]*/gu;
  for (let found = words.exec(reason); found; found = words.exec(reason)) {
    const word = found[0].replace(/[._:-]+$/, '');
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
    description: 'A reason says something about the claim, beyond “supports” or “see above”.',
    why: 'A reason is what lets somebody else follow the step from the claim to the entry. One without content leaves the step to be guessed. Only English stock words are known here; a reason in another language is never called empty.',
    fix: 'Say what in the claim bears on the entry, and how.',
  },
  messages: { empty: 'This reason says nothing of its own: say what in the claim bears on the entry, and how.' },
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
        title: 'The effect once more.',
        assessment: { '/power_bases/0/evidence/0/reason': 'C-001 clearly supports this.' },
        findings: [{ messageId: 'empty', path: '/power_bases/0/evidence/0/reason' }],
      },
      {
        title: 'A mark and nothing else.',
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
