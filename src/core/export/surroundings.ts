import { characterEnd, characterStart } from '../passage/graphemes.ts';
import { codePointOffset, offsetsOf } from '../passage/offsets.ts';
import type { CodePointSpan } from '../passage/span.ts';

/** The text before and after a span. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
  /** Whether there is more text before or after them. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

/**
 * Returns at most `reach` code points on either side of a span within the text. Never cuts a user-perceived character,
 * unless the span itself cuts one.
 */
export function surroundings(text: string, span: CodePointSpan, reach: number): Surroundings {
  const offsets = offsetsOf(text);
  const start = offsets.toUtf16(span.start);
  const end = offsets.toUtf16(span.end);
  const from = offsets.toUtf16(codePointOffset(Math.max(0, span.start - reach)));
  const to = offsets.toUtf16(codePointOffset(Math.min(offsets.codePointLength, span.end + reach)));
  const first = Math.min(start, characterEnd(text, from));
  const last = Math.max(end, characterStart(text, to));
  return {
    before: text.slice(first, start),
    after: text.slice(end, last),
    cutBefore: first > 0,
    cutAfter: last < text.length,
  };
}
