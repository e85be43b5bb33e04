import type { CodePointOffset, Utf16Offset } from './offsets.ts';

/** A stretch of a text for one element on the screen. */
export interface TextBlock {
  readonly start: Utf16Offset;
  readonly end: Utf16Offset;
  readonly cpStart: CodePointOffset;
  readonly cpEnd: CodePointOffset;
}

export function blocksOf(text: string): readonly TextBlock[] {
  void text;
  return [];
}
