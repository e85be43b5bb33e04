import { parsePointer } from '../../assessment/pointer.ts';
import type { Fix } from '../finding.ts';
import { defineRule, nothing } from '../rule.ts';
import { spanFault } from '../span-fault.ts';

function deleteClaim(base: string): Fix {
  const edit = { type: 'delete-entries', list: 'claims', indices: [Number(parsePointer(base).at(-1))] } as const;
  return { title: 'Delete the claim and its links', edit };
}

export default defineRule({
  id: 'anchor/words-in-no-passage',
  level: 'violation',
  subject: 'claim',
  authority: {
    kind: 'reading',
    of: '1.8 claims',
    step: 'Words that no passage has represent nothing that a passage says.',
  },
  docs: {
    description:
      'The words of a claim must be in a passage. This is not a wrong span: no passage of the casefile has them, not even nearly. Very short words in a large casefile are not judged.',
    why: 'A claim is a representation of what a passage says. Words that no passage has represent nothing, and may be invented.',
    fix: 'Search the passages for what was meant and link the claim to the words that you select, attach the casefile that has them, or delete the claim.',
  },
  messages: {
    nowhere:
      'The words of this claim are in no passage of the casefile, not even nearly. Search the passages and link the claim to the words that you select, or delete it.',
  },
  examples: {
    valid: [
      { title: 'The passage’s words.' },
      {
        title: 'Words that are there in another place are a wrong span.',
        assessment: { '/claims/0/span/start': 20, '/claims/0/span/end': 79 },
      },
      {
        title: 'Words that differ a little are a wrong text.',
        assessment: { '/claims/0/actual': 'The Harbour Council will close the south channel on Monday.' },
      },
      {
        title: 'A passage that is not at hand is not judged.',
        casefile: null,
        assessment: { '/claims/0/actual': 'Fishing boats left the old basin before dawn with nobody aboard.' },
      },
    ],
    invalid: [
      {
        title: 'Words that nobody wrote.',
        assessment: { '/claims/0/actual': 'Fishing boats left the old basin before dawn with nobody aboard.' },
        findings: [{ messageId: 'nowhere', path: '/claims/0/actual' }],
      },
    ],
  },
  check(claim, context, base) {
    if (spanFault(claim, context) !== 'anchor/words-in-no-passage') return nothing;
    return [{ messageId: 'nowhere', at: '/actual', related: [`${base}/span`], fixes: [deleteClaim(base)] }];
  },
});
