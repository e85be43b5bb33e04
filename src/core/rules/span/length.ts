import type { LoadedPassage } from '../../casefile/lookup.ts';
import type { ClaimView } from '../../assessment/view.ts';
import { codePointLength } from '../../passage/offsets.ts';
import { spanOf, textAt } from '../../passage/span.ts';
import type { OffsetUnit, RuleContext } from '../context.ts';
import type { Fix } from '../finding.ts';
import { moveSpan, reanchorFixes, spanInWords } from '../reanchor-fixes.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';

/** UTF-8 bytes of a text; a lone surrogate counts 3, as its replacement would. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The unit in which the span would have the right length, where it is a usual one. */
function unitOf(length: number, actual: string): OffsetUnit | undefined {
  if (length === actual.length) return 'utf-16';
  return length === byteLength(actual) ? 'utf-8' : undefined;
}

interface Mismatch {
  readonly start: number;
  readonly end: number;
  readonly actual: string;
  readonly unit: OffsetUnit | undefined;
}

/** Reads both offsets in the unit that they fit: checked where the passage is at hand, else only from its very start. */
function converted(
  found: Mismatch,
  passage: LoadedPassage | undefined,
  context: RuleContext,
  base: string,
): readonly Fix[] {
  const { start, end, actual, unit } = found;
  if (unit === undefined) return [];
  if (!passage) {
    const length = codePointLength(actual);
    const edit = setInAssessment(`${base}/span/end`, length);
    return start === 0 ? [{ title: `Convert the offsets to characters: 0–${String(length)}`, edit }] : [];
  }
  const span = context.convertSpan(passage, unit, start, end);
  if (!span || textAt(passage.passage.text, span) !== actual) return [];
  return [{ title: `Convert the offsets to characters: ${spanInWords(span)}`, edit: moveSpan(base, span) }];
}

function mismatch({ span, actual }: ClaimView): Mismatch | undefined {
  const { start, end } = spanOf(span) ?? {};
  // An empty text is the schema's to report, a span without length that of span/order.
  if (start === undefined || end === undefined || actual === undefined || actual === '' || end === start)
    return undefined;
  if (end - start === codePointLength(actual)) return undefined;
  return { start, end, actual, unit: unitOf(end - start, actual) };
}

export default defineRule({
  id: 'span/length',
  level: 'violation',
  subject: 'claim',
  docs: {
    description: 'A span is as long as its actual text, counted in Unicode code points.',
    why: 'Offsets count Unicode code points; programs that count UTF-16 units or UTF-8 bytes come out elsewhere as soon as a text has an emoji or an accent (specification 2.4; decisions 1).',
    fix: 'Convert the offsets where they fit another unit; otherwise select the words in the passage again.',
  },
  messages: {
    length:
      'The span is {{spanLength}} characters long and the actual text has {{length}}: select the words in the passage again.',
    'utf-16':
      'The span is {{spanLength}} characters long and the actual text has {{length}}: the offsets count UTF-16 units, so convert them to characters.',
    'utf-8':
      'The span is {{spanLength}} characters long and the actual text has {{length}}: the offsets count UTF-8 bytes, so convert them to characters.',
  },
  examples: {
    valid: [
      {
        title: 'An emoji counts one.',
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
    const found = mismatch(claim);
    if (!found) return nothing;
    const passage = claim.passage_id === undefined ? undefined : context.passage(claim.passage_id);
    const conversion = converted(found, passage, context, base);
    const data = { spanLength: found.end - found.start, length: codePointLength(found.actual) };
    return [
      {
        messageId: found.unit ?? 'length',
        at: '/span',
        data,
        related: [`${base}/actual`],
        fixes: conversion.length > 0 ? conversion : reanchorFixes(claim, passage, context, base),
      },
    ];
  },
});
