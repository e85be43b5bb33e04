import { offsetsOf } from '../../text/offsets.ts';
import { spanOf } from '../../text/span.ts';
import { anchorFixes } from '../reanchor-fixes.ts';
import { defineRule, nothing } from '../rule.ts';
import { spanFault } from '../span-fault.ts';

export default defineRule({
  id: 'anchor/out-of-passage',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'reading', of: '1.8 claims', step: 'A passage says nothing after its last character.' },
  docs: {
    description: 'A span must not end after the last character of its passage.',
    why: 'There is no text outside the passage that the claim could represent.',
    fix: 'Move the span to the right position, or select the text in the passage again.',
  },
  messages: {
    beyond: 'The span ends at {{end}}, but the passage has only {{length}} characters. Select the text again.',
  },
  examples: {
    valid: [{ title: 'A span that ends at the end of the passage.' }],
    invalid: [
      {
        title: 'A span that ends after the end of the passage.',
        assessment: { '/claims/1/span/start': 61, '/claims/1/span/end': 124 },
        findings: [{ messageId: 'beyond', path: '/claims/1/span/end' }],
      },
    ],
  },
  check(claim, context, base) {
    const span = spanOf(claim.span);
    const passage = claim.passage_id === undefined ? undefined : context.passage(claim.passage_id);
    if (!passage || !span || spanFault(claim, context) !== 'anchor/out-of-passage') return nothing;
    const length = offsetsOf(passage.passage.text).codePointLength;
    const fixes = anchorFixes(claim, passage, context, base);
    return [{ messageId: 'beyond', at: '/span/end', data: { end: span.end, length }, fixes }];
  },
});
