import type { CodePointSpan } from './span.ts';

/** What an edge of a span moves by. A character is a user-perceived one (a grapheme cluster, UAX #29). */
export type AdjustUnit = 'character' | 'word' | 'sentence';

/** How to move one edge of a span. */
export interface Adjustment {
  readonly edge: 'start' | 'end';
  readonly direction: 'widen' | 'narrow';
  readonly unit: AdjustUnit;
  /** BCP 47 tag of the text's language; anything unusable counts as 'en'. */
  readonly locale?: string;
}

export function adjustSpan(text: string, given: CodePointSpan, adjustment: Adjustment): CodePointSpan {
  void text;
  void adjustment;
  return given;
}

export function snapToCharacters(text: string, given: CodePointSpan): CodePointSpan {
  void text;
  return given;
}
