import { limits } from '../../assessment/limits.ts';
import { shortenMiddle } from '../../text/excerpt.ts';
import { codePointLength, offsetsOf } from '../../text/offsets.ts';
import { spanOf, textAt, type CodePointSpan } from '../../text/span.ts';
import { cutsWord, followsAttachedAnd, widenToWholeWords } from '../../text/word-edges.ts';
import type { ClaimView } from '../../assessment/view.ts';
import type { Fix } from '../finding.ts';
import { setText } from '../reanchor-fixes.ts';
import { defineRule, nothing } from '../rule.ts';

/** Offers to widen the span and the text to whole words. */
function widenFixes(claim: ClaimView, base: string, passageText: string, span: CodePointSpan): readonly Fix[] {
  const { actual = '' } = claim;
  const whole = widenToWholeWords(passageText, span);
  const words = whole && textAt(passageText, whole);
  if (whole === undefined || words === undefined || codePointLength(words) > limits.actual) return [];
  const preview = { before: actual, after: words };
  return [{ title: 'Widen to whole words', edit: setText(claim, base, whole, words), preview, kind: 'widen-span' }];
}

/** Arabic and Hebrew write “and” with the next word, so a span may start after it. */
function startsInside(text: string, span: CodePointSpan): boolean {
  const start = offsetsOf(text).toUtf16(span.start);
  return cutsWord(text, start) && !followsAttachedAnd(text, start);
}

export default defineRule({
  id: 'span/inside-word',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'A span should not start or end inside a word or number of the passage.',
    why: 'A part of a word or number can say something else: “able” in “unable”, or “500” in “1,500”.',
    fix: 'Widen the span to whole words.',
  },
  messages: {
    cut: 'The span starts or ends inside a word or number of the passage, which says “{{found}}”. Widen it to whole words.',
    'long-word': 'The span starts or ends inside a word or number of the passage. Widen it to whole words.',
  },
  examples: {
    valid: [
      { title: 'Whole words.' },
      {
        title: 'Arabic text after “and”, which is written with the next word.',
        assessment: { '/claims/0/actual': 'أن الممر مغلق', '/claims/0/span/start': 5, '/claims/0/span/end': 18 },
        casefile: { '/observations/0/passages/0/text': 'قال وأن الممر مغلق' },
      },
      {
        title: 'Part of a sentence in a script without spaces.',
        assessment: { '/claims/0/actual': '将关闭航道', '/claims/0/span/start': 3, '/claims/0/span/end': 8 },
        casefile: { '/observations/0/passages/0/text': '港务局将关闭航道。' },
      },
    ],
    invalid: [
      {
        title: 'A span that starts inside a word.',
        assessment: { '/claims/0/span/start': 7, '/claims/0/span/end': 19, '/claims/0/actual': 'bour Council' },
        findings: [{ messageId: 'cut', path: '/claims/0/span' }],
      },
      {
        title: 'A span that ends inside a very long word.',
        assessment: { '/claims/0/span/start': 0, '/claims/0/span/end': 2, '/claims/0/actual': 'aa' },
        casefile: { '/observations/0/passages/0/text': 'a'.repeat(100) },
        findings: [{ messageId: 'long-word', path: '/claims/0/span' }],
      },
    ],
  },
  check(claim, context, base) {
    const span = spanOf(claim.span);
    const passage = claim.passage_id === undefined ? undefined : context.passage(claim.passage_id);
    // Other rules report an empty span, and one whose text is not the actual text.
    if (!passage || !span || span.start === span.end) return nothing;
    const { text } = passage.passage;
    const words = textAt(text, span);
    if (words === undefined || words !== claim.actual) return nothing;
    if (!startsInside(text, span) && !cutsWord(text, offsetsOf(text).toUtf16(span.end))) return nothing;
    const fixes = widenFixes(claim, base, text, span);
    const whole = fixes[0]?.preview?.after;
    const related = [`${base}/actual`];
    if (whole === undefined) return [{ messageId: 'long-word', at: '/span', related, span }];
    return [{ messageId: 'cut', at: '/span', data: { found: shortenMiddle(whole, 120) }, related, span, fixes }];
  },
});
