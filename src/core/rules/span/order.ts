import { codePointLength } from '../../text/offsets.ts';
import { defineRule, nothing } from '../rule.ts';
import type { Fix } from '../finding.ts';
import { moveSpan, reanchorFixes } from '../reanchor-fixes.ts';
import { spanOf } from '../../text/span.ts';
import { spanFault } from '../span-fault.ts';

/** Offers to swap the two ends if that gives a span of the text's length. */
function swapFixes(start: number, end: number, actual: string | undefined, base: string): readonly Fix[] {
  const span = spanOf({ start: end, end: start });
  if (!span || actual === undefined || codePointLength(actual) !== start - end) return [];
  return [{ title: 'Swap start and end', edit: moveSpan(base, span) }];
}

export default defineRule({
  id: 'span/order',
  level: 'error',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'A span must end after it starts. It may be empty only if there is no text.',
    why: 'A span whose end is not after its start contains no text.',
    fix: 'Select the claim’s text in the passage again.',
  },
  messages: {
    reversed: 'The span ends ({{end}}) before it starts ({{start}}). Select the text in the passage again.',
    empty: 'The span is empty, but the actual text is not. Select the text in the passage again.',
  },
  examples: {
    valid: [{ title: 'An end after the start.' }],
    invalid: [
      {
        title: 'An end before the start.',
        assessment: { '/claims/0/span/start': 59, '/claims/0/span/end': 0 },
        findings: [{ messageId: 'reversed', path: '/claims/0/span/end' }],
      },
      {
        title: 'An empty span.',
        assessment: { '/claims/0/span/start': 7, '/claims/0/span/end': 7 },
        findings: [{ messageId: 'empty', path: '/claims/0/span/end' }],
      },
    ],
  },
  check(claim, context, base) {
    const { span, actual, passage_id: passageId } = claim;
    const { start, end } = span ?? {};
    if (start === undefined || end === undefined || spanFault(claim, context) !== 'span/order') return nothing;
    const passage = passageId === undefined ? undefined : context.passage(passageId);
    const again = reanchorFixes(claim, passage, context, base);
    return [
      {
        messageId: end < start ? 'reversed' : 'empty',
        at: '/span/end',
        data: { start, end },
        related: [`${base}/span/start`],
        fixes: again.some(({ preview }) => !preview) ? again : [...swapFixes(start, end, actual, base), ...again],
      },
    ];
  },
});
