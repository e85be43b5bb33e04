import { exampleAssessment } from '../example-workspace.ts';
import { defineRule, nothing } from '../rule.ts';

/** From how many claims on a span is said to carry many. */
const many = 5;

const [claim] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const claims = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...claim, claim_id: `C-${String(index + 1).padStart(3, '0')}` }));

export default defineRule({
  id: 'tradecraft/span-carries-many',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'One span of a passage carries fewer than five claims.',
    why: 'Five claims about the very same words look like five pieces of evidence where there is one sentence. From how many on it is worth a look is a matter of judgement; here it is five.',
    fix: 'Bring claims that say the same together, or narrow each span to the words that carry its claim.',
  },
  messages: {
    many: '{{uses}} claims stand on this one span: bring together those that say the same, or narrow each span to the words that carry its claim.',
  },
  examples: {
    valid: [{ title: 'Four claims on one span.', assessment: { '/claims': claims(4) } }],
    invalid: [
      {
        title: 'Five claims on one span; it is said once, at the first.',
        assessment: { '/claims': claims(5) },
        findings: [{ messageId: 'many', path: '/claims/0/span' }],
      },
    ],
  },
  check({ passage_id, span }, context, base) {
    if (passage_id === undefined || span === undefined) return nothing;
    const [first, ...others] = context.claimsSharingSpan({ passage_id, span });
    if (first !== base || others.length + 1 < many) return nothing;
    return [{ messageId: 'many', at: '/span', data: { uses: others.length + 1 }, related: others }];
  },
});
