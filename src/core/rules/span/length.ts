import type { LoadedPassage } from '../../casefile/lookup.ts';
import { codePointLength } from '../../text/offsets.ts';
import { spanInWords, spanLength, spanOf, type CodePointSpan } from '../../text/span.ts';
import type { RuleContext } from '../context.ts';
import type { Fix } from '../finding.ts';
import { moveSpan, reanchorFixes } from '../reanchor-fixes.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';
import { convertedSpan, spanFault, unitOf } from '../span-fault.ts';

/**
 * Converts both offsets from the unit that they fit. Checks the result against the passage if it is loaded; without it,
 * only a span that starts at 0 can be converted.
 */
function conversionFixes(
  span: CodePointSpan,
  actual: string,
  passage: LoadedPassage | undefined,
  context: RuleContext,
  base: string,
): readonly Fix[] {
  if (!passage) {
    const length = codePointLength(actual);
    const edit = setInAssessment(`${base}/span/end`, length);
    const isConvertible = span.start === 0 && unitOf(spanLength(span), actual) !== undefined;
    return isConvertible ? [{ title: `Convert the offsets to characters (0–${String(length)})`, edit }] : [];
  }
  const conversion = convertedSpan(span, actual, passage, context);
  if (!conversion) return [];
  return [
    {
      title: `Convert the offsets to characters (${spanInWords(conversion)})`,
      edit: moveSpan(base, conversion),
      kind: 'convert-offsets',
    },
  ];
}

export default defineRule({
  id: 'span/length',
  level: 'violation',
  subject: 'claim',
  authority: {
    kind: 'reading',
    of: '2.4 span',
    step: 'A span is as long as the actual text. That the end is exclusive is our convention.',
  },
  docs: {
    description: 'A span must have the same length as its actual text, in Unicode code points.',
    why: 'Offsets count Unicode code points. Programs that count UTF-16 units or UTF-8 bytes get other offsets if the text contains an emoji or an accent.',
    fix: 'Convert the offsets if they fit another unit. Otherwise, select the text in the passage again.',
  },
  messages: {
    length:
      'The span has {{spanLength}} characters, but the actual text has {{length}}. Select the text in the passage again.',
    'utf-16':
      'The span has {{spanLength}} characters, but the actual text has {{length}}. The offsets seem to count UTF-16 units, so convert them.',
    'utf-8':
      'The span has {{spanLength}} characters, but the actual text has {{length}}. The offsets seem to count UTF-8 bytes, so convert them.',
  },
  examples: {
    valid: [
      {
        title: 'An emoji counts as one.',
        assessment: { '/claims/0/actual': '🚢 sails', '/claims/0/span/start': 0, '/claims/0/span/end': 7 },
      },
    ],
    invalid: [
      {
        title: 'A span that is too short.',
        assessment: { '/claims/0/span/end': 58 },
        findings: [{ messageId: 'length', path: '/claims/0/span' }],
      },
      {
        title: 'An emoji counted as two, as in JavaScript.',
        casefile: null,
        assessment: { '/claims/0/actual': '🚢 sails', '/claims/0/span/start': 0, '/claims/0/span/end': 8 },
        findings: [{ messageId: 'utf-16', path: '/claims/0/span' }],
      },
      {
        title: 'Bytes counted, as in C.',
        casefile: null,
        assessment: { '/claims/0/actual': 'Größe', '/claims/0/span/start': 0, '/claims/0/span/end': 7 },
        findings: [{ messageId: 'utf-8', path: '/claims/0/span' }],
      },
    ],
  },
  check(claim, context, base) {
    const { actual = '', passage_id: passageId } = claim;
    const span = spanOf(claim.span);
    if (!span || spanFault(claim, context) !== 'span/length') return nothing;
    const passage = passageId === undefined ? undefined : context.passage(passageId);
    const conversion = conversionFixes(span, actual, passage, context, base);
    return [
      {
        messageId: unitOf(spanLength(span), actual) ?? 'length',
        at: '/span',
        data: { spanLength: spanLength(span), length: codePointLength(actual) },
        related: [`${base}/actual`],
        fixes: conversion.length > 0 ? conversion : reanchorFixes(claim, passage, context, base),
      },
    ];
  },
});
