/** Decides which single rule reports a wrong span or text of a claim, and recognises offsets in wrong units. */
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import { codePointLength, codePointOffset, offsetsOf } from '../text/offsets.ts';
import { spanLength, spanOf, textAt, type CodePointSpan } from '../text/span.ts';
import type { OffsetUnit, RuleContext } from './context.ts';

/** The rules about a claim's span and text. A wrong span is reported by exactly one of them. */
export type SpanRule =
  | 'span/order'
  | 'span/length'
  | 'anchor/text-differs'
  | 'anchor/out-of-passage'
  | 'anchor/words-in-no-passage';

/** Returns the number of UTF-8 bytes of a text. A lone surrogate counts 3, like its replacement character. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Returns the wrong unit in which a span of this length would fit the text, or undefined. */
export function unitOf(length: number, actual: string): OffsetUnit | undefined {
  if (length === codePointLength(actual)) return undefined;
  if (length === actual.length) return 'utf-16';
  return length === byteLength(actual) ? 'utf-8' : undefined;
}

/** Converts the offsets from another unit, or returns undefined if the passage does not have the text there. */
export function convertedSpan(
  { start, end }: CodePointSpan,
  actual: string,
  passage: LoadedPassage,
  context: RuleContext,
): CodePointSpan | undefined {
  const unit = unitOf(end - start, actual);
  const span = unit && context.convertSpan(passage, unit, start, end);
  return span && textAt(passage.passage.text, span) === actual ? span : undefined;
}

/**
 * Returns the rule that reports a claim's wrong span or text; undefined if nothing is wrong or nothing can be checked.
 */
export function spanFault(claim: ClaimView, context: RuleContext): SpanRule | undefined {
  const { start, end } = claim.span ?? {};
  const { actual = '', passage_id: passageId } = claim;
  if (start === undefined || end === undefined) return undefined;
  if (end < start || (end === start && actual !== '')) return 'span/order';
  const span = spanOf(claim.span);
  if (!span) return undefined;
  const passage = passageId === undefined ? undefined : context.passage(passageId);
  if (passage) return faultInPassage(span, actual, passage, context);
  return actual !== '' && spanLength(span) !== codePointLength(actual) ? 'span/length' : undefined;
}

function faultInPassage(
  span: CodePointSpan,
  actual: string,
  passage: LoadedPassage,
  context: RuleContext,
): SpanRule | undefined {
  const { text } = passage.passage;
  const isBeyond = span.end > offsetsOf(text).codePointLength;
  // The schema reports an empty text.
  if (actual === '') return isBeyond ? 'anchor/out-of-passage' : undefined;
  if (textAt(text, span) === actual) return undefined;
  if (convertedSpan(span, actual, passage, context)) return 'span/length';
  if (!context.reanchor(passage, span.start, actual) && !context.wordsInPassages(actual))
    return 'anchor/words-in-no-passage';
  if (isBeyond) return 'anchor/out-of-passage';
  // If the text begins at the start, only the end is wrong.
  const end = codePointOffset(span.start + codePointLength(actual));
  return textAt(text, { start: span.start, end }) === actual ? 'span/length' : 'anchor/text-differs';
}
