import { spanOf, textAt } from '../../passage/span.ts';
import { anchorFixes } from '../reanchor-fixes.ts';
import { defineRule, nothing } from '../rule.ts';
import { spanFault } from '../span-fault.ts';

export default defineRule({
  id: 'anchor/text-differs',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'reading', of: '1.8 claims', step: 'What a passage says is its own text at the claim’s span.' },
  docs: {
    description: 'The passage’s text at the span is the claim’s actual text, character for character.',
    why: 'The actual text is what the passage says; a claim whose words stand elsewhere, or nowhere, represents nothing that a reader can find.',
    fix: 'Move the span to where the words stand, or take the passage’s words after comparing them.',
  },
  messages: {
    differs: 'At the span the passage says “{{found}}”, which is not the actual text: anchor the claim again.',
  },
  examples: {
    valid: [
      { title: 'The passage’s words.' },
      {
        title: 'A passage that is not at hand is not judged.',
        casefile: null,
        assessment: { '/claims/0/actual': 'Other.' },
      },
    ],
    invalid: [
      {
        title: 'A span that is one character late.',
        assessment: { '/claims/0/span/start': 1, '/claims/0/span/end': 60 },
        findings: [{ messageId: 'differs', path: '/claims/0/span' }],
      },
      {
        title: 'A word that the passage does not have.',
        assessment: { '/claims/0/actual': 'The Harbour Council will close the south channel on Monday.' },
        findings: [{ messageId: 'differs', path: '/claims/0/span' }],
      },
    ],
  },
  check(claim, context, base) {
    const passage = claim.passage_id === undefined ? undefined : context.passage(claim.passage_id);
    const span = spanOf(claim.span);
    const found = passage && span && textAt(passage.passage.text, span);
    if (!found || spanFault(claim, context) !== 'anchor/text-differs') return nothing;
    return [
      {
        messageId: 'differs',
        at: '/span',
        data: { found: found.slice(0, 240) },
        related: [`${base}/actual`],
        span,
        fixes: anchorFixes(claim, passage, context, base),
      },
    ];
  },
});
