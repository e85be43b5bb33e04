import { parsePointer } from '../../json/pointer.ts';
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
    step: 'Text that is not in any passage does not represent what a passage says.',
  },
  docs: {
    description:
      'A claim’s text, or similar text, must be in a passage of the casefile. A wrong span is reported by another rule. Very short text in a large casefile is not checked.',
    why: 'A claim is a representation of what a passage says. Text that is not in any passage may be invented.',
    fix: 'Search the passages and link the claim to the text that you select. Or attach the casefile that contains the text, or delete the claim.',
  },
  messages: {
    nowhere:
      'No passage in the casefile contains this text or similar text. Search the passages and link the claim to the text you select, or delete it.',
  },
  examples: {
    valid: [
      { title: 'The passage’s text.' },
      {
        title: 'Text that is elsewhere in the passage: only the span is wrong.',
        assessment: { '/claims/0/span/start': 20, '/claims/0/span/end': 79 },
      },
      {
        title: 'Text that differs slightly from the passage: another rule reports it.',
        assessment: { '/claims/0/actual': 'The Harbour Council will close the south channel on Monday.' },
      },
      {
        title: 'Without a casefile, the text is not checked.',
        casefile: null,
        assessment: { '/claims/0/actual': 'Fishing boats left the old basin before dawn with nobody aboard.' },
      },
    ],
    invalid: [
      {
        title: 'Text that is not in any passage.',
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
