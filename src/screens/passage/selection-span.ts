/** Converts a selection in a text, in UTF-16 units, to a span in code points with whole characters. */
import { snapToCharacters } from '../../core/text/adjust.ts';
import { splitsPair, type Utf16Offset } from '../../core/text/offsets.ts';
import { spanFromUtf16, type CodePointSpan } from '../../core/text/span.ts';

/** The two ends of a selection in a text. The focus is the end that moves; it may come first. */
export interface SelectionEnds {
  readonly anchor: Utf16Offset;
  readonly focus: Utf16Offset;
}

/**
 * Returns the span of a selection, in code points. It never cuts a user-perceived character and never extends beyond
 * the text. Null if nothing is selected.
 */
export function selectedSpan(text: string, { anchor, focus }: SelectionEnds): CodePointSpan | null {
  const start = Math.min(anchor, focus, text.length);
  const end = Math.min(Math.max(anchor, focus), text.length);
  if (start === end) return null;
  // Offsets inside a surrogate pair round down, so the end must include the whole pair.
  const whole = splitsPair(text, end) ? end + 1 : end;
  return snapToCharacters(text, spanFromUtf16(text, start, whole));
}
