import { spanOf, textAt } from '../../text/span.ts';
import { anchorFixes } from '../reanchor-fixes.ts';
import { defineRule, nothing } from '../rule.ts';
import { spanFault } from '../span-fault.ts';

export default defineRule({
  id: 'anchor/text-differs',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'reading', of: '1.8 claims', step: 'The text at the claim’s span shows what the passage says.' },
  docs: {
    description: 'The passage text at the span must match the claim’s actual text exactly.',
    why: 'If the text is not where the claim says, readers cannot find it in the passage.',
    fix: 'Move the span to the right position, or use the passage’s text.',
  },
  messages: {
    differs:
      'The passage says “{{found}}” at this span, which differs from the actual text. Correct the span or the text.',
  },
  examples: {
    valid: [
      { title: 'The passage’s text.' },
      {
        title: 'Without a casefile, the text is not checked.',
        casefile: null,
        assessment: { '/claims/0/actual': 'Other.' },
      },
    ],
    invalid: [
      {
        title: 'A span that starts one character too late.',
        assessment: { '/claims/0/span/start': 1, '/claims/0/span/end': 60 },
        findings: [{ messageId: 'differs', path: '/claims/0/span' }],
      },
      {
        title: 'A word that is not in the passage.',
        assessment: { '/claims/0/actual': 'The Harbour Council will close the south channel on Monday.' },
        findings: [{ messageId: 'differs', path: '/claims/0/span' }],
      },
    ],
  },
  check(claim, context, base) {
    const passage = claim.passage_id === undefined ? undefined : context.passage(claim.passage_id);
    const span = spanOf(claim.span);
    const passageText = passage && span && textAt(passage.passage.text, span);
    if (!passageText || spanFault(claim, context) !== 'anchor/text-differs') return nothing;
    return [
      {
        messageId: 'differs',
        at: '/span',
        data: { found: passageText.slice(0, 240) },
        related: [`${base}/actual`],
        span,
        fixes: anchorFixes(claim, passage, context, base),
      },
    ];
  },
});
