import { snapToCharacters } from '../../core/passage/adjust.ts';
import { splitsPair, type Utf16Offset } from '../../core/passage/offsets.ts';
import { spanFromUtf16, type CodePointSpan } from '../../core/passage/span.ts';

/** The two ends of a selection in a text; the focus is the one that moves and may come first. */
export interface SelectionEnds {
  readonly anchor: Utf16Offset;
  readonly focus: Utf16Offset;
}

/**
 * The span that a selection means, in code points: never a part of a user-perceived character, never beyond the text.
 * Null where nothing is selected.
 */
export function selectedSpan(text: string, { anchor, focus }: SelectionEnds): CodePointSpan | null {
  const start = Math.min(anchor, focus, text.length);
  const end = Math.min(Math.max(anchor, focus), text.length);
  if (start === end) return null;
  // Offsets inside a surrogate pair round down: the end must take in the whole of it.
  const whole = splitsPair(text, end) ? end + 1 : end;
  return snapToCharacters(text, spanFromUtf16(text, start, whole));
}
