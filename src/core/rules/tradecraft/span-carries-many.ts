import { exampleAssessment } from '../example-workspace.ts';
import { defineRule, nothing } from '../rule.ts';

/** The number of claims from which a span is reported. */
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
    description: 'A span should have fewer than five claims.',
    why: 'Five claims on the same text look like five pieces of evidence. The limit of five is our convention.',
    fix: 'Merge claims that say the same, or narrow each span to the relevant text.',
  },
  messages: {
    many: '{{uses}} claims use the same span. Merge claims that say the same, or narrow each span to the relevant text.',
  },
  examples: {
    valid: [{ title: 'Four claims on one span.', assessment: { '/claims': claims(4) } }],
    invalid: [
      {
        title: 'Five claims on one span, reported once at the first.',
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
