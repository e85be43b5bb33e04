import { offsetsOf } from '../../passage/offsets.ts';
import { spanOf } from '../../passage/span.ts';
import { anchorFixes } from '../reanchor-fixes.ts';
import { defineRule, nothing } from '../rule.ts';
import { spanFault } from '../span-fault.ts';

export default defineRule({
  id: 'anchor/out-of-passage',
  level: 'violation',
  subject: 'claim',
  authority: { kind: 'reading', of: '1.8 claims', step: 'A passage says nothing beyond its last character.' },
  docs: {
    description: 'A span does not end beyond the last character of its passage.',
    why: 'Beyond the passage there is nothing that the claim could represent.',
    fix: 'Move the span to where the words stand, or select them in the passage again.',
  },
  messages: {
    beyond: 'The span ends at {{end}} and the passage has {{length}} characters: anchor the claim again.',
  },
  examples: {
    valid: [{ title: 'A span that ends with the passage.' }],
    invalid: [
      {
        title: 'A span that goes on behind the passage.',
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
